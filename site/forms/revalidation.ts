import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Sending a form changes nothing that its page shows. So the page is not loaded again: if the network fails then, the
 * page and the typed values would be lost.
 */
export const revalidatesAfterForms = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined && defaultShouldRevalidate;
