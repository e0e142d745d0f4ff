import { notFound } from '../loading/failures.ts';

/** Whatever no other route knows. */
export function loader(): never {
  throw notFound();
}

export function action(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}
