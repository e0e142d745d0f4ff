import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { Alert, Box, Stack, Typography } from '@mui/material';
import type { ReplyTemplate } from '#contract/office/replies/reply-templates.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { FocusableIconButton } from '#office/screen/focusable-icon-button.tsx';
import { OrderButtons, type Way } from '#office/screen/list/order-buttons.tsx';
import { useRemoval } from '#office/screen/list/use-removal.tsx';
import { useFocusNext } from '#office/screen/use-focus-next.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { type LoadedTemplates, useSaveTemplates } from './use-reply-templates.ts';

export interface TemplateListProps {
  loaded: LoadedTemplates;
  onEdit(template: ReplyTemplate): void;
}

const buttonId = (id: string, way: Way) => `reply-template-${id}-${way}`;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The templates in their order, which can be changed. */
export function TemplateList({ loaded, onEdit }: TemplateListProps) {
  const texts = useTexts();
  const { replies: words } = texts;
  const { languageName } = useFormats();
  const focusNext = useFocusNext();
  const save = useSaveTemplates(loaded);
  const { templates } = loaded;
  const move = async (place: number, way: Way) => {
    const to = way === 'up' ? place - 1 : place + 1;
    const template = templates[place];
    if (!template || to < 0 || to >= templates.length || save.isPending) return;
    // A failure is shown above the list.
    const moved = templates.toSpliced(place, 1).toSpliced(to, 0, template);
    await save.mutateAsync(moved).then(
      () => focusNext(() => document.getElementById(buttonId(template.id, way))),
      () => {},
    );
  };
  const removal = useRemoval({
    titleOf: ({ name }) => words.removeTitle({ name }),
    action: words.removeAction,
    hint: words.removeHint,
    remove: ({ id }: ReplyTemplate) => save.mutateAsync(templates.filter((template) => template.id !== id)),
  });
  return (
    <>
      {save.error && !removal.isAsking && <Alert severity="error">{messageOf(save.error, texts)}</Alert>}
      <Box component="ol" aria-label={words.templates} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {templates.map((template, place) => {
          const { id, name, language, subject, text } = template;
          return (
            <Stack
              key={id}
              component="li"
              direction={{ xs: 'column', sm: 'row' }}
              spacing={1}
              sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
            >
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  <bdi>{name}</bdi>
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {languageName(language)}
                </Typography>
                <Typography variant="body2" sx={oneLine} lang={language}>
                  <bdi>{subject || text}</bdi>
                </Typography>
              </Box>
              <Box sx={{ flexShrink: 0 }}>
                <OrderButtons
                  idOf={(way) => buttonId(id, way)}
                  labels={{ up: words.up({ name }), down: words.down({ name }) }}
                  place={place}
                  count={templates.length}
                  onMove={(way) => void move(place, way)}
                />
                <FocusableIconButton aria-label={words.editTitle({ name })} onClick={() => onEdit(template)}>
                  <Edit fontSize="small" />
                </FocusableIconButton>
                <FocusableIconButton aria-label={words.remove({ name })} onClick={() => removal.ask(template)}>
                  <Delete fontSize="small" />
                </FocusableIconButton>
              </Box>
            </Stack>
          );
        })}
      </Box>
      {removal.dialog}
    </>
  );
}
