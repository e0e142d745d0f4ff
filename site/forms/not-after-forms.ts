import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Sending one of the forms changes nothing that its page shows. So the page is not loaded again after it, which
 * would cost the page and what was typed where the network has just failed.
 */
export const notAfterForms = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined && defaultShouldRevalidate;
