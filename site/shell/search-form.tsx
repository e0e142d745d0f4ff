import { Form } from 'react-router';
import { Search } from '#ui/icons.tsx';
import { useTexts } from '../texts/use-texts.ts';

/** The site's search: a form that asks `/search?q=`. */
export function SearchForm({ id }: { id: string }) {
  const { search } = useTexts();
  return (
    <search>
      <Form action="/search" className="relative flex">
        <label htmlFor={id} className="sr-only">
          {search.label}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          maxLength={200}
          placeholder={search.placeholder}
          className="min-h-11 w-full min-w-0 rounded-full border border-control bg-raised py-2 pr-12 pl-4 text-ink placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label={search.submit}
          className="absolute inset-y-0 right-0 inline-flex w-11 cursor-pointer items-center justify-center rounded-full text-ink hover:text-brand-ink"
        >
          <Search />
        </button>
      </Form>
    </search>
  );
}
