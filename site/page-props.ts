import type { Params, useActionData, useLoaderData } from 'react-router';

/**
 * The props of a page in `content/`, from its loader and action. React Router writes the types of routes for files of `site/`
 * only.
 */
export interface PageProps<Loader, Action = unknown> {
  loaderData: ReturnType<typeof useLoaderData<Loader>>;
  /** Absent: no form was sent. */
  actionData?: ReturnType<typeof useActionData<Action>>;
  params: Params;
}
