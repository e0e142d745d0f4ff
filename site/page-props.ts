import type { useLoaderData } from 'react-router';

/** The props of a page in `content/`, from its loader. React Router writes the types of routes for files of `site/` only. */
export interface PageProps<Loader> {
  loaderData: ReturnType<typeof useLoaderData<Loader>>;
}
