import Close from '@mui/icons-material/Close';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Link as MuiLink,
  Stack,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { Empty } from '#office/screen/empty.tsx';
import { PageButtons } from '#office/screen/list/page-buttons.tsx';
import { SearchBox } from '#office/screen/list/search-box.tsx';
import { Loaded } from '#office/screen/loaded.tsx';
import { useMay } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { AltForm } from '../alt-form.tsx';
import { acceptedBy, type FileKind, lacksAlt } from '../file-kind.ts';
import { DropArea } from '../uploads/drop-area.tsx';
import { UploadButton } from '../uploads/upload-button.tsx';
import { UploadList } from '../uploads/upload-list.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { type ChosenFile, isChosen, withUploaded } from './chosen-files.ts';
import { FileGrid } from './file-grid.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useFiles } from './use-files.ts';

export interface FilePickerProps {
  kind: FileKind;
  /** Whether several files can be chosen. */
  many: boolean;
  /** Called once, with one file unless `many`. */
  onPick(...files: [LibraryFile, ...LibraryFile[]]): void;
  onClose(): void;
}

const perPage = 24;

/** Chooses files of one kind from the library, or uploads them; pictures only with their descriptions. */
export function FilePicker({ kind, many, onPick, onClose }: FilePickerProps) {
  const { files: texts, shell } = useTexts();
  const id = useId();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [isDone, setDone] = useState(false);
  const lacking = chosen.filter(({ file }) => lacksAlt(file));

  const finish = (files: readonly ChosenFile[]) => {
    setChosen(files);
    setDone(true);
    const [first, ...others] = files.map(({ file }) => file);
    if (first && ![first, ...others].some(lacksAlt)) onPick(first, ...others);
  };
  const without = (from: readonly ChosenFile[], { src }: LibraryFile) => from.filter(({ file }) => file.src !== src);
  const toggle = (file: LibraryFile) =>
    setChosen((before) => (isChosen(before, file) ? without(before, file) : [...before, { file }]));
  const add = (file: LibraryFile, upload: number) => setChosen((before) => withUploaded(before, file, upload));
  const wanted = isDone ? lacking[0]?.file : undefined;

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="lg" fullScreen={isSmall}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', paddingInlineEnd: 2 }}>
        <DialogTitle id={id}>{many ? texts.pickMany[kind] : texts.pickTitle[kind]}</DialogTitle>
        <IconButton aria-label={shell.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      <DialogContent sx={{ minHeight: 480 }}>
        {wanted ? (
          <Describe
            key={wanted.src}
            file={wanted}
            left={lacking.length}
            onSaved={(file) => finish(chosen.map((one) => (one.file.src === file.src ? { ...one, file } : one)))}
            onBack={() => {
              setChosen(many ? chosen : without(chosen, wanted));
              setDone(false);
            }}
          />
        ) : (
          <Choose
            kind={kind}
            onPick={many ? toggle : (file) => finish([{ file }])}
            onUploaded={many ? add : (file) => finish([{ file }])}
            {...(many ? { chosen: new Set(chosen.map(({ file }) => file.src)) } : {})}
          />
        )}
      </DialogContent>
      {many && !wanted && (
        <DialogActions sx={{ padding: 2 }}>
          <Typography role="status" color="textSecondary" variant="body2" sx={{ marginInlineEnd: 'auto' }}>
            {texts.chosen({ count: chosen.length })}
          </Typography>
          <BusyButton variant="contained" disabled={chosen.length === 0} onClick={() => finish(chosen)}>
            {texts.takeChosen({ count: chosen.length })}
          </BusyButton>
        </DialogActions>
      )}
    </Dialog>
  );
}

interface ChooseProps {
  kind: FileKind;
  onPick(file: LibraryFile): void;
  /** Uploaded files are chosen at once. */
  onUploaded(file: LibraryFile, upload: number): void;
  /** Absent: a single file is chosen immediately. */
  chosen?: ReadonlySet<string>;
}

function Choose({ kind, onPick, onUploaded, chosen }: ChooseProps) {
  const { files: texts } = useTexts();
  const may = useMay();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const answer = useFiles({ words: words || undefined, kind, skip: (page - 1) * perPage, take: perPage });
  const [uploads, queue] = useUploads(onUploaded);
  const open = uploads.filter(({ state, file }) => state !== 'done' || file?.existed);

  const chooseButton = (file: LibraryFile) => (
    <Button color="inherit" size="small" onClick={() => onPick(file)}>
      {texts.pick}
    </Button>
  );

  return (
    <DropArea
      hint={texts.drop}
      disabled={!may('UploadFile')}
      onFiles={(files) => queue.add(chosen ? files : files.slice(0, 1))}
    >
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
            multiple={chosen !== undefined}
            onFiles={(files) => {
              setPage(1);
              queue.add(files);
            }}
          />
        )}
      </Stack>
      <UploadList uploads={open} queue={queue} mayDescribe={false} actionFor={chooseButton} />
      <Loaded of={answer}>
        {({ items, total }) => (
          <>
            {total === 0 && (
              <Empty title={words ? texts.noMatch : texts.none} hint={words ? texts.noMatchHint : texts.pickNoneHint} />
            )}
            <FileGrid
              files={items}
              {...(chosen ? { chosen } : {})}
              nameFor={(file, name) => (
                <NameButton isChosen={chosen?.has(file.src)} onClick={() => onPick(file)}>
                  {name}
                </NameButton>
              )}
            />
            {total > perPage && (
              <PageButtons
                sx={{ mt: 2, display: 'flex', justifyContent: 'center' }}
                count={Math.ceil(total / perPage)}
                page={page}
                onTurn={setPage}
              />
            )}
          </>
        )}
      </Loaded>
    </DropArea>
  );
}

interface NameButtonProps {
  /** Undefined where files are not chosen, but picked at once. */
  isChosen: boolean | undefined;
  onClick: () => void;
  children: ReactNode;
}

const NameButton = ({ isChosen, onClick, children }: NameButtonProps) => (
  <MuiLink
    component="button"
    type="button"
    className="name"
    color="inherit"
    underline="hover"
    onClick={onClick}
    aria-pressed={isChosen}
    sx={{ font: 'inherit', textAlign: 'start' }}
  >
    {children}
  </MuiLink>
);

interface DescribeProps {
  file: LibraryFile;
  /** How many still lack their descriptions, this one included. */
  left: number;
  onSaved(file: LibraryFile): void;
  onBack(): void;
}

function Describe({ file, left, onSaved, onBack }: DescribeProps) {
  const { files: texts } = useTexts();
  return (
    <Stack spacing={2} sx={{ maxWidth: 640, mx: 'auto', pt: 1 }}>
      <Alert severity="info">{left > 1 ? texts.pickAltsFirst({ count: left }) : texts.pickAltFirst}</Alert>
      <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <Thumbnail file={file} ratio="3 / 2" />
      </Box>
      <AltForm file={file} action={left > 1 ? texts.nextAlt : texts.pickWithAlt} autoFocus onSaved={onSaved} />
      <Box>
        <Button onClick={onBack}>{texts.pickOther}</Button>
      </Box>
    </Stack>
  );
}
