import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Own scripts and styles are same-origin and have a content hash in their names. Only those of other origins need
    // `integrity`.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** The validation errors of a page's HTML as sent, each with rule, message and place. */
export async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId}: ${message} (${selector})`),
  );
}
