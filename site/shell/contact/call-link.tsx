import { useTexts } from '#site/texts/use-texts.ts';
import { Phone } from '#ui/icons.tsx';
import { useShell } from '../use-shell.ts';

/** "Need help? Call us", if the group has a telephone number. Shows the first one; the footer has all. */
export function CallLink() {
  const { help } = useTexts();
  const first = useShell().company.phones.find(({ href }) => href !== undefined);
  if (!first) return null;
  return (
    <a
      href={first.href}
      className={
        'inline-flex min-h-11 items-center gap-2 lg:whitespace-nowrap underline-offset-4 [direction:inherit] ' +
        'hover:underline'
      }
    >
      <Phone className="size-4.5" />
      <span>
        {help}{' '}
        <strong dir="ltr" className="font-semibold">
          {first.text}
        </strong>
      </span>
    </a>
  );
}
