import type { EntryContext } from 'react-router';

/** What React Router is to find when it takes a finished page over: all that the page was made of, as JSON can say it. */
export type PageData = Pick<EntryContext['staticHandlerContext'], 'loaderData' | 'actionData' | 'errors'>;

const context = 'window.__reactRouterContext = ';
/** How its settings end, and what would take the data in starts. */
const streamed = ';window.__reactRouterContext.stream = ';
const manifest = 'window.__reactRouterManifest = ';
/** Of a route: React Router asks whether it is so, never whether it is not. */
const saysNothing = /"hasClient\w+": false,\n/g;
/** Of what React Router may do some day. */
const notYet = /"unstable_\w+":false,?/g;
/** It brings a page back to where it was scrolled to, which browsers do by themselves before React Router is there. */
const scrolling = '((storageKey, restoreKey) =>';

/**
 * A script that does nothing but wait for the styles, as scripts do. Without one the page would be finished before they are there, and
 * browsers then look for forms that they could fill in, for which all of it is laid out unstyled, and once more soon afterwards.
 */
const untilStyled = '0';

/**
 * What React Router writes into a page as scripts of its own, in as few bytes as may be, and in the one of them that waits until
 * somebody wants it: until then nothing of it is run. The page's data stand in it as JSON (boot/page-data.ts gives them to React
 * Router).
 *
 * @throws Error where React Router writes its scripts in another way: without its data no page would come alive.
 */
export function gatheredScripts(texts: string[], data: PageData): string[] {
  const settings = texts.find((text) => text.startsWith(context) && text.includes(streamed));
  const starts = texts.some((text) => text.includes(manifest));
  if (settings === undefined || !starts)
    throw new Error('React Router writes its scripts in another way than is known');
  const own = settings.slice(context.length, settings.indexOf(streamed)).replace(notYet, '');
  const told = `${context}{...${own},state:${inScript(data)}};`;
  return texts.map((text) => {
    if (text.includes(manifest)) return told + text.replace(/\n\s+/g, '\n').replace(saysNothing, '');
    if (text === settings) return untilStyled;
    return text.startsWith(scrolling) ? '' : text;
  });
}

/** Reads the data from a text between single quotes, which ends no script and begins no comment, whatever stands in it. */
const inScript = ({ loaderData, actionData, errors }: PageData): string => {
  const text = JSON.stringify({ loaderData, actionData, errors });
  return `JSON.parse('${text.replace(/[\\']/g, '\\$&').replaceAll('<', '\\x3c')}')`;
};
