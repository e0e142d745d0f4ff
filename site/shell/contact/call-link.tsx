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
      className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline lg:whitespace-nowrap"
    >
      <Phone className="size-4.5" />
      {`${help} `}
      <strong className="font-semibold">{first.text}</strong>
    </a>
  );
}
