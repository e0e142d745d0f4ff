import type { FormKind } from '#contract/submissions/form-kinds.ts';

/** The parameter of a page's address that names which of the forms on it was sent. */
export const formParameter = 'form';

/** Where a form on a page is sent without script: to the page itself, which then shows the outcome. */
export const pageFormAddress = (form: FormKind): string => `?${formParameter}=${form}`;
