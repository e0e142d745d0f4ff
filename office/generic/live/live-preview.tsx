import Desktop from '@mui/icons-material/DesktopWindowsOutlined';
import Phone from '@mui/icons-material/SmartphoneOutlined';
import Tablet from '@mui/icons-material/TabletMacOutlined';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { CallError } from '#contract/protocol/call-error.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { useSetting } from '#office/shell/use-setting.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { labelOf } from '../form/error-summary.tsx';
import { goToField } from '../form/go-to-field.ts';
import { ShownTogether } from '../inputs/lists/shown-together.tsx';
import type { EntryForm } from '../saving/use-entry-form.ts';
import { LiveFrame } from './live-frame.tsx';
import { useLivePage } from './use-live-page.ts';

const devices = [
  { name: 'phone', width: 390, Icon: Phone },
  { name: 'tablet', width: 820, Icon: Tablet },
  { name: 'desktop', width: 1440, Icon: Desktop },
] as const;
type DeviceName = (typeof devices)[number]['name'];

interface LivePreviewProps {
  editing: EntryForm;
  /** The language of the open tab; '' is the main one. */
  language: string;
  /** Called before the focus moves to a field: shows the form where the page is in its place. */
  onField: () => void;
}

/** The page as visitors would see it with the form's values. */
export function LivePreview({ editing, language, onField }: LivePreviewProps) {
  const texts = useTexts();
  const words = texts.entries.live;
  const [device, setDevice] = useSetting<DeviceName>('previewDevice', ['phone', 'tablet', 'desktop'], 'desktop');
  const { page, error } = useLivePage(editing, language);
  const width = devices.find(({ name }) => name === device)?.width ?? 1440;
  return (
    <Box
      component="section"
      aria-label={words.title}
      sx={{
        position: 'sticky',
        top: 69,
        height: 'calc(100dvh - 165px)',
        minHeight: 320,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        backgroundColor: 'background.paper',
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, padding: 1, borderBlockEnd: 1, borderColor: 'divider' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={words.width}
          value={device}
          onChange={(_, next: DeviceName | null) => next && setDevice(next)}
        >
          {devices.map(({ name, Icon }) => (
            <ToggleButton key={name} value={name} aria-label={words[name]} title={words[name]}>
              <Icon fontSize="small" />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <LiveStatus {...{ editing, page, error }} />
      </Box>
      <LiveSections {...{ editing }} />
      <LiveFrame
        page={page}
        root={language === '' ? 'document' : `translations.${language}`}
        onField={(path) => {
          onField();
          requestAnimationFrame(() => void goToField(path));
        }}
        width={width}
      />
    </Box>
  );
}

function LiveSections({ editing }: { editing: EntryForm }) {
  const sections: unknown = useWatch({ control: editing.form.control, name: 'document.sections' });
  return <ShownTogether sections={sections} />;
}

/** More labels would fill the pane. */
const namedFields = 3;

function LiveStatus({ editing, page, error }: { editing: EntryForm } & ReturnType<typeof useLivePage>) {
  const texts = useTexts();
  const words = texts.entries.live;
  const { languageName } = useFormats();
  const textOf = (): string => {
    if (error instanceof CallError && error.errors.length > 0) {
      const labels = error.errors.map(({ field }) => labelOf(editing.fields, field, languageName) || field);
      const fields = [...new Set(labels)].slice(0, namedFields).join(', ');
      return page ? words.invalid({ fields }) : words.notYet({ fields });
    }
    if (error) return words.failed({ reason: messageOf(error, texts) });
    if (!page) return words.loading;
    return page.status === 200 ? words.current : words.unseen;
  };
  return (
    <Typography role="status" variant="body2" color={error ? 'error' : 'textSecondary'} sx={{ minWidth: 0 }}>
      {textOf()}
    </Typography>
  );
}
