import type { EntryContext } from 'react-router';

/** What React Router is to find when it takes a finished page over: all that the page was made of, as JSON can say it. */
export type PageData = Pick<EntryContext['staticHandlerContext'], 'loaderData' | 'actionData' | 'errors'>;

interface Gathered {
  boot: string;
  data: PageData;
  table: string;
}

const context = 'window.__reactRouterContext = ';
/** How its settings end, and what would take the data in starts. */
const streamed = ';window.__reactRouterContext.stream = ';
const modules = 'window.__reactRouterRouteModules = ';
/** The file of all routes, which it would have a page fetch: a page has a table of those that it needs. */
const wholeTable = /^import "[^"]*";?\s*\n/;
/** Of what React Router may do some day. */
const notYet = /"unstable_\w+":false,?/g;
/** It brings a page back to where it was scrolled to, which browsers do by themselves before React Router is there. */
const scrolling = '((storageKey, restoreKey) =>';

/**
 * What React Router writes into a page as scripts of its own, in as few bytes as may be, and in the one of them that waits until
 * somebody wants it: until then nothing of it is run. The page's data stand in it as JSON (boot/page-data.ts gives them to React
 * Router), and its routes (`table`: boot/route-table.ts).
 *
 * Before it stands the script that has all the others wait (`boot`), which itself waits for the styles, as scripts do. With none the
 * page would be finished before they are there, and browsers then look for forms that they could fill in, for which all of it is
 * laid out unstyled, and once more soon afterwards.
 *
 * @throws Error where React Router writes its scripts in another way: without its data no page would come alive.
 */
export function gatheredScripts(texts: string[], { boot, data, table }: Gathered): string[] {
  const settings = texts.find((text) => text.startsWith(context) && text.includes(streamed));
  const starts = texts.some((text) => text.includes(modules) && wholeTable.test(text));
  if (settings === undefined || !starts)
    throw new Error('React Router writes its scripts in another way than is known');
  const own = settings.slice(context.length, settings.indexOf(streamed)).replace(notYet, '');
  const told = `${context}{...${own},state:${inScript(data)}};window.__reactRouterManifest=${table};`;
  return texts.map((text) => {
    if (text.includes(modules)) return told + text.replace(wholeTable, '').replace(/\n\s+/g, '\n');
    if (text === settings) return boot;
    return text.startsWith(scrolling) ? '' : text;
  });
}

/** Reads the data from a text between single quotes, which ends no script and begins no comment, whatever stands in it. */
const inScript = ({ loaderData, actionData, errors }: PageData): string => {
  const { root, ...own } = loaderData;
  const loaded = [...(root === undefined ? [] : [`"root":${rootText(root)}`]), ...membersOf(own)];
  const rest = membersOf({ actionData, errors });
  return `JSON.parse('{${[`"loaderData":{${loaded.join()}}`, ...rest].join()}}')`;
};

const membersOf = (values: Record<string, unknown>): string[] => {
  const text = JSON.stringify(values).slice(1, -1);
  return text === '' ? [] : [quoted(text)];
};

const quoted = (json: string): string => json.replace(/[\\']/g, '\\$&').replaceAll('<', '\\x3c');

const rootTexts = new WeakMap<object, string>();

/** What surrounds a page is the same object on many. */
function rootText(root: unknown): string {
  if (typeof root !== 'object' || root === null) return quoted(JSON.stringify(root));
  const text = rootTexts.get(root) ?? quoted(JSON.stringify(root));
  rootTexts.set(root, text);
  return text;
}
