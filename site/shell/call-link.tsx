import { Phone } from '#ui/icons.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { telephoneLink } from './telephone.ts';
import { useShell } from './use-shell.ts';

/** "Need help? Call us", where the group has a telephone. */
export function CallLink() {
  const { help } = useTexts();
  const { phone } = useShell().company;
  if (!phone) return null;
  return (
    <a
      href={telephoneLink(phone)}
      className="inline-flex min-h-11 items-center gap-2 lg:whitespace-nowrap underline-offset-4 hover:underline"
    >
      <Phone className="size-4.5" />
      <span>
        {help} <strong className="font-semibold">{phone}</strong>
      </span>
    </a>
  );
}
