import { notFound } from '../loading/failures.ts';

/** All paths without another route. */
export function loader(): never {
  throw notFound();
}

export function action(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}
