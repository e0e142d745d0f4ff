import Close from '@mui/icons-material/Close';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Link as MuiLink,
  Pagination,
  Stack,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useId, useState } from 'react';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { Answer } from '../screen/answer.tsx';
import { Empty } from '../screen/empty.tsx';
import { SearchBox } from '../screen/search-box.tsx';
import { useMay } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import { AltForm } from './alt-form.tsx';
import { DropArea } from './drop-area.tsx';
import { FileGrid } from './file-grid.tsx';
import { acceptedBy, type FileKind, lacksAlt } from './file-kind.ts';
import { Thumbnail } from './thumbnail.tsx';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import { useFiles } from './use-files.ts';
import { useUploads } from './use-uploads.ts';

export interface FilePickerProps {
  kind: FileKind;
  onPick(file: LibraryFile): void;
  onClose(): void;
}

const perPage = 24;

/** Chooses a file of one kind out of the library, or uploads it on the way; a picture only with its description. */
export function FilePicker({ kind, onPick, onClose }: FilePickerProps) {
  const { files: texts, shell } = useTexts();
  const id = useId();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [wanted, setWanted] = useState<LibraryFile>();
  const pick = (file: LibraryFile) => (lacksAlt(file) ? setWanted(file) : onPick(file));

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="lg" fullScreen={isSmall}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pr: 2 }}>
        <DialogTitle id={id}>{texts.pickTitle[kind]}</DialogTitle>
        <IconButton aria-label={shell.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      <DialogContent sx={{ minHeight: 480 }}>
        {wanted ? (
          <Describe file={wanted} onPick={onPick} onBack={() => setWanted(undefined)} />
        ) : (
          <Choose kind={kind} onPick={pick} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Choose({ kind, onPick }: { kind: FileKind; onPick(file: LibraryFile): void }) {
  const { files: texts, screen } = useTexts();
  const may = useMay();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const answer = useFiles({ words: words || undefined, kind, skip: (page - 1) * perPage, take: perPage });
  const [uploads, queue] = useUploads();
  const open = uploads.filter(({ state, file }) => state !== 'done' || file?.existed);

  const chooseButton = (file: LibraryFile) => (
    <Button color="inherit" size="small" onClick={() => onPick(file)}>
      {texts.pick}
    </Button>
  );

  return (
    <DropArea hint={texts.drop} disabled={!may('UploadFile')} onFiles={queue.add}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2, mt: 1 }}>
        <SearchBox
          label={texts.search}
          value={words}
          onChange={(next) => {
            setWords(next);
            setPage(1);
          }}
        />
        {may('UploadFile') && (
          <UploadButton
            variant="outlined"
            label={texts.uploadHere}
            accept={acceptedBy[kind]}
            multiple
            onFiles={(files) => {
              setPage(1);
              queue.add(files);
            }}
          />
        )}
      </Stack>
      <UploadList uploads={open} queue={queue} mayDescribe={false} actionFor={chooseButton} />
      <Answer of={answer}>
        {({ items, total }) => (
          <>
            {total === 0 && (
              <Empty title={words ? texts.noMatch : texts.none} hint={words ? texts.noMatchHint : texts.pickNoneHint} />
            )}
            <FileGrid
              files={items}
              nameFor={(file, name) => (
                <MuiLink
                  component="button"
                  type="button"
                  className="name"
                  color="inherit"
                  underline="hover"
                  onClick={() => onPick(file)}
                  sx={{ font: 'inherit', textAlign: 'start' }}
                >
                  {name}
                </MuiLink>
              )}
            />
            {total > perPage && (
              <Pagination
                sx={{ mt: 2, display: 'flex', justifyContent: 'center' }}
                count={Math.ceil(total / perPage)}
                page={page}
                siblingCount={0}
                onChange={(_, next) => setPage(next)}
                getItemAriaLabel={screen.toPage}
                aria-label={screen.pages}
              />
            )}
          </>
        )}
      </Answer>
    </DropArea>
  );
}

function Describe({ file, onPick, onBack }: { file: LibraryFile; onPick(file: LibraryFile): void; onBack(): void }) {
  const { files: texts } = useTexts();
  return (
    <Stack spacing={2} sx={{ maxWidth: 640, mx: 'auto', pt: 1 }}>
      <Alert severity="info">{texts.pickAltFirst}</Alert>
      <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <Thumbnail file={file} ratio="3 / 2" />
      </Box>
      <AltForm file={file} action={texts.pickWithAlt} autoFocus onSaved={onPick} />
      <Box>
        <Button onClick={onBack}>{texts.pickOther}</Button>
      </Box>
    </Stack>
  );
}
