import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import type { OfficeMessage } from '#contract/office/inbox-view.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useMessages } from './use-messages.ts';

/** Leads to the other messages from the address of a message. Absent if there are none. */
export function OthersLink({ message: { id, status } }: { message: Pick<OfficeMessage, 'id' | 'status'> }) {
  const { messages: texts } = useTexts().inbox;
  const { data } = useMessages({ senderOf: id, skip: 0, take: 1 });
  // The list is without spam.
  const count = (data?.total ?? 0) - (status === 'spam' ? 0 : 1);
  if (count < 1) return null;
  return (
    <MuiLink component={Link} to={`/messages?senderOf=${id}`} sx={{ display: 'inline-block', py: 0.5 }}>
      {texts.others({ count })}
    </MuiLink>
  );
}
