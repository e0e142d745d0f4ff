import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import type { OfficeMessage } from '#contract/office/inbox-view.ts';
import type { ReplyTemplate } from '#contract/office/replies/reply-templates.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { addressWithSubject, type Reply, replyAddress } from '../messages/reply-address.ts';
import { useFilledTemplates } from './use-filled-templates.ts';

export interface TemplateMenuProps {
  message: OfficeMessage;
  /** The quotation of the message. */
  quotation: Pick<Reply, 'intro' | 'quoted'>;
}

/** Opens the user's mail program with a template. Absent while there are no templates. */
export function TemplateMenu({ message, quotation }: TemplateMenuProps) {
  const { replies: texts } = useTexts();
  const { templates, fill } = useFilledTemplates(message);
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (templates.length === 0) return null;
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.withTemplate}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={close} slotProps={{ paper: { sx: { maxHeight: 420 } } }}>
          {templates.map((template) => (
            <TemplateItem
              key={template.id}
              template={template}
              reply={{ email: message.email, ...quotation, ...fill(template) }}
              onChosen={close}
            />
          ))}
        </Menu>
      )}
    </>
  );
}

interface TemplateItemProps {
  template: ReplyTemplate;
  reply: Reply & { text: string };
  onChosen(): void;
}

/** `item`: what the menu passes for the focus. */
function TemplateItem({ template: { name, language }, reply, onChosen, ...item }: TemplateItemProps) {
  const { replies: texts } = useTexts();
  const { languageName } = useFormats();
  const address = replyAddress(reply);
  const choose = () => {
    onChosen();
    // A mail program would reject the address with the whole text.
    if (address === undefined)
      copyText(reply.text).then(
        () => notify(texts.inClipboard, { type: 'info', autoHideDuration: 12_000 }),
        () => notify(texts.notCopied, { type: 'error' }),
      );
  };
  return (
    <MenuItem
      {...item}
      component="a"
      href={address ?? addressWithSubject(reply.email, reply.subject)}
      onClick={choose}
      sx={{ whiteSpace: 'normal', maxWidth: 420 }}
    >
      <ListItemText primary={<bdi>{name}</bdi>} secondary={languageName(language)} />
    </MenuItem>
  );
}

/** Rejects also where the page may not use the clipboard, as without HTTPS. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
