import { Alert, Box, Button, FormHelperText, Link } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { videoWithoutTexts } from '#contract/media/video-texts.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { frameHosts } from '#office/generic/form/frame-hosts.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { useTexts } from '#office/texts/texts.ts';
import { embedOf } from '#ui/pictures/embeds.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { TextBox } from '../text-box.tsx';
import { LibraryPicker } from './library-picker.tsx';

/** The address of a video, with a preview. */
export function VideoInput({ field, path }: InputProps) {
  const words = useTexts().form;
  const { text, onChange, onBlur, error, id } = useField(path);
  const { readOnly } = useFormFacts();
  const [choosing, setChoosing] = useState(false);
  return (
    <FieldFrame field={{ ...field, help: field.help ?? words.video.help }} id={id} error={error} isEmpty={text === ''}>
      {({ describedBy, invalid }) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <TextBox
              {...{ id, describedBy, invalid, onBlur, readOnly }}
              value={text}
              onChange={(typed) => onChange(typed.trim())}
              sx={{ flex: '1 1 260px' }}
              inputProps={{ 'aria-required': field.required, dir: 'ltr', inputMode: 'url', autoComplete: 'off' }}
            />
            {!readOnly && (
              <Button variant="outlined" onClick={() => setChoosing(true)}>
                {words.video.choose}
              </Button>
            )}
          </Box>
          <VideoPreview address={text} />
          <MissingTexts path={path} />
          {choosing && (
            <LibraryPicker kind="video" onPick={({ src }) => onChange(src)} onClose={() => setChoosing(false)} />
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** The warning before publishing that a video has no text alternative. It does not prevent saving. */
function MissingTexts({ path }: { path: string }) {
  const words = useTexts().form.video;
  const around: unknown = useWatch({ name: path.replace(/\.[^.]+$/, '') });
  if (videoWithoutTexts(around) === undefined) return null;
  return (
    <Alert severity="warning" role="note" sx={{ marginBlockStart: 1 }}>
      {words.noTexts}
    </Alert>
  );
}

/** A preview of an address; an external player loads only on request. */
export function VideoPreview({ address }: { address: string }) {
  const words = useTexts().form.video;
  const [shownFor, setShownFor] = useState<string>();
  if (!/^(https:\/\/[^\s/]+\/|\/(?!\/))\S+/.test(address)) return null;
  const embed = embedOf(address, { moreHosts: frameHosts });
  if (embed.kind === 'link') {
    return (
      <>
        <FormHelperText>{words.linkOnly}</FormHelperText>
        {embed.href !== '' && (
          <Link href={embed.href} target="_blank" rel="noreferrer" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {embed.href}
          </Link>
        )}
      </>
    );
  }
  const shown = shownFor === address;
  const frame = { width: '100%', maxWidth: 480, aspectRatio: '16 / 9', border: 0, borderRadius: 1, display: 'block' };
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Button size="small" onClick={() => setShownFor(shown ? undefined : address)} aria-expanded={shown}>
        {shown ? words.hide : words.preview}
      </Button>
      {shown && embed.kind === 'frame' && (
        <Box
          component="iframe"
          src={embed.src}
          title={words.frame({ host: embed.host })}
          referrerPolicy="strict-origin-when-cross-origin"
          allow="fullscreen; encrypted-media; picture-in-picture"
          sx={frame}
        />
      )}
      {shown && embed.kind === 'video' && (
        <Box component="video" src={embed.src} controls preload="metadata" sx={frame} />
      )}
    </Box>
  );
}
