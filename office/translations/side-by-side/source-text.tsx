import { Box } from '@mui/material';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { directionOf } from '#office/generic/languages/direction-of.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { TextRow } from './rows.ts';

/** Elements of rich text; of others, only the content is shown. */
const shownTags: ReadonlySet<string> = new Set([
  ...[
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'pre',
    'br',
    'hr',
  ],
  ...['a', 'span', 'img', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

function attributesOf(element: Element): Record<string, string | number> {
  const given = (name: string) => element.getAttribute(name) ?? '';
  const lang = given('lang') === '' ? {} : { lang: given('lang') };
  // Links lead nowhere, so that Tab goes from input to input.
  if (element.localName === 'a') return { ...lang, title: given('href') };
  if (element.localName === 'img') return { src: given('src'), alt: given('alt'), loading: 'lazy' };
  if (!(element instanceof HTMLTableCellElement)) return lang;
  return { ...lang, colSpan: element.colSpan, rowSpan: element.rowSpan };
}

/** Formatted text as elements. */
function elementsIn(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
    const inner = elementsIn(node);
    const [tag, key] = [node.localName, String(index)];
    if (!shownTags.has(tag)) return <Fragment key={key}>{inner}</Fragment>;
    return createElement(tag, { ...attributesOf(node), key }, ...inner);
  });
}

const formatted = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { marginBlockStart: 0 },
  '& > :last-child': { marginBlockEnd: 0 },
  '& h2, & h3, & h4': { fontSize: '1rem', lineHeight: 1.35 },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
  '& img': { maxWidth: '100%', maxHeight: 160, width: 'auto', height: 'auto' },
  '& figure': { marginInline: 0 },
  '& blockquote': { marginInline: 0, paddingInlineStart: 2, borderInlineStart: '3px solid', borderColor: 'divider' },
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& td, & th': { border: 1, borderColor: 'divider', padding: '4px 6px', textAlign: 'start', verticalAlign: 'top' },
  '& pre': { overflowX: 'auto' },
} as const;

/** The text in the main language, read-only. */
export function SourceText({ row: { field, source }, lang }: { row: TextRow; lang: string }) {
  const words = useTexts().translations.sideBySide;
  const isRich = field.input === 'rich-text';
  const rich = useMemo(
    () => (isRich ? elementsIn(new DOMParser().parseFromString(source, 'text/html').body) : null),
    [isRich, source],
  );
  if (source === '') return <Box sx={{ color: 'text.secondary' }}>{words.noSource}</Box>;
  const language = { lang, dir: directionOf(lang) };
  if (isRich) {
    return (
      <Box {...language} sx={formatted}>
        {rich}
      </Box>
    );
  }
  return (
    <Box {...language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {source}
    </Box>
  );
}
