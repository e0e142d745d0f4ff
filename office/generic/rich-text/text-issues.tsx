import { Alert, Box, Button } from '@mui/material';
import type { Node as Part } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useMemo } from 'react';
import { richTextIssues, type TextIssue } from '#contract/text/rich-text.ts';
import { useTexts } from '#office/texts/texts.ts';

const isPicture = ({ type }: Part) => type.name === 'image' || type.name === 'picture';

/** The address of linked text; a picture block has its own link. */
const linkOf = (part: Part): unknown =>
  part.type.name === 'picture' ? part.attrs.href : part.marks.find(({ type }) => type.name === 'link')?.attrs.href;

/** The position of a problem in the document. Pictures, links and tables are counted as in the HTML. */
function positionOf({ state: { doc } }: Editor, { kind, index }: TextIssue): number | undefined {
  const places: number[] = [];
  let linkedUntil = -1;
  let address: unknown;
  doc.descendants((part, at) => {
    if (kind === 'missing-alt' && isPicture(part)) places.push(at);
    if (kind === 'table-without-header' && part.type.name === 'table') places.push(at);
    if (kind !== 'vague-link' || part.isTextblock || (!part.isInline && !isPicture(part))) return;
    const href = linkOf(part) ?? undefined;
    // A link with differently formatted words consists of several nodes.
    if (href !== undefined && !(href === address && at === linkedUntil)) places.push(at);
    address = href;
    linkedUntil = at + part.nodeSize;
  });
  return places[index];
}

function show(editor: Editor, issue: TextIssue): void {
  const at = positionOf(editor, issue);
  if (at === undefined) return;
  const { doc, tr } = editor.state;
  const part = doc.nodeAt(at);
  const selection =
    part && isPicture(part) ? NodeSelection.create(doc, at) : TextSelection.near(doc.resolve(at + 1), 1);
  editor.view.dispatch(tr.setSelection(selection).scrollIntoView());
  editor.view.focus();
}

/** Lists the accessibility problems of a text, each with a button that selects it. They do not prevent saving. */
export function TextIssues({ editor, html }: { editor: Editor; html: string }) {
  const words = useTexts().form.textIssues;
  const issues = useMemo(() => richTextIssues(html), [html]);
  if (issues.length === 0) return null;
  return (
    <Alert
      severity="warning"
      role="group"
      aria-label={words.title({ count: issues.length })}
      sx={{ borderRadius: 0, border: 0, borderTop: 1, borderColor: 'divider' }}
    >
      {words.title({ count: issues.length })}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {issues.map((issue) => (
          <li key={`${issue.kind} ${issue.index}`}>
            {words[issue.kind]({ file: issue.text, text: issue.text })}{' '}
            <Button
              size="small"
              color="inherit"
              onClick={() => show(editor, issue)}
              sx={{ textDecoration: 'underline' }}
            >
              {words.show}
            </Button>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
