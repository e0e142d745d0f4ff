import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // The page's own scripts and styles come from its own host, named by their content; what comes from elsewhere needs it.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** What is wrong with a page's HTML as it was sent: rule, place and complaint; empty where it is valid. */
export async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId}: ${message} (${selector})`),
  );
}
