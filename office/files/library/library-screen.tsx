import { Box, Button, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { Empty } from '#office/screen/empty.tsx';
import { useListState } from '#office/screen/list/list-state.ts';
import { Pager } from '#office/screen/list/pager.tsx';
import { Loaded } from '#office/screen/loaded.tsx';
import { Page } from '#office/screen/page.tsx';
import { useFocusNext } from '#office/screen/use-focus-next.ts';
import { useMay } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { acceptedBy } from '../file-kind.ts';
import { filePath } from '../file-path.ts';
import { DropArea } from '../uploads/drop-area.tsx';
import { UploadButton } from '../uploads/upload-button.tsx';
import { UploadList } from '../uploads/upload-list.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { FileGrid } from './file-grid.tsx';
import { kindIn, LibraryFilters } from './library-filters.tsx';
import { MarkedBar } from './marked-bar.tsx';
import { useFiles } from './use-files.ts';

/** The media library. */
export function LibraryScreen() {
  const { files: texts } = useTexts();
  const may = useMay();
  const state = useListState();
  const [uploads, queue] = useUploads();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const focusNext = useFocusNext();
  const kind = kindIn(state);
  const words = state.value('words');
  const unused = state.value('unused') === '1' || undefined;
  const withoutAlt = state.value('withoutAlt') === '1' || undefined;
  const answer = useFiles({ words: words || undefined, kind, unused, withoutAlt, skip: state.skip, take: state.take });
  const isNarrowed = Boolean(words || kind || unused || withoutAlt);

  const toggle = (src: string) =>
    setMarked((before) => {
      const after = new Set(before);
      if (!after.delete(src)) after.add(src);
      return after;
    });
  const showAll = () => state.change({ words: '', kind: '', unused: '', withoutAlt: '' });

  return (
    <Page
      title={texts.title}
      intro={may('UploadFile') ? texts.intro : texts.lookOnly}
      actions={
        may('UploadFile') && (
          <UploadButton variant="contained" label={texts.upload} accept={acceptedBy.any} multiple onFiles={queue.add} />
        )
      }
    >
      <DropArea hint={texts.drop} disabled={!may('UploadFile')} onFiles={queue.add}>
        <UploadList
          uploads={uploads}
          queue={queue}
          mayDescribe={may('ChangeFile')}
          actionFor={({ src }) => <ShowLink src={src} />}
        />
        <LibraryFilters state={state} />
        <Loaded of={answer} lines={6}>
          {({ items, total }) => (
            <Box sx={{ minHeight: 320 }}>
              {total === 0 && isNarrowed && (
                <Empty title={texts.noMatch} hint={texts.noMatchHint}>
                  <Button onClick={showAll}>{texts.clearFilters}</Button>
                </Empty>
              )}
              {total === 0 && !isNarrowed && <Empty title={texts.none} hint={texts.noneHint} />}
              {may('RemoveFiles') && marked.size > 0 && (
                <MarkedBar
                  srcs={[...marked]}
                  onMarkAll={() => setMarked(new Set([...marked, ...items.map(({ src }) => src)]))}
                  onUnmark={() => {
                    // The bar and its buttons disappear.
                    focusNext(() => document.getElementById('content'));
                    setMarked(new Set());
                  }}
                />
              )}
              <FileGrid
                files={items}
                nameFor={fileLink}
                marked={may('RemoveFiles') ? { has: (src) => marked.has(src), toggle } : undefined}
              />
              <Pager state={state} total={total} />
            </Box>
          )}
        </Loaded>
      </DropArea>
    </Page>
  );
}

function ShowLink({ src }: { src: string }) {
  const { files: texts } = useTexts();
  return (
    <Button component={Link} to={filePath(src)} color="inherit" size="small">
      {texts.showFile}
    </Button>
  );
}

const fileLink = (file: LibraryFile, name: string) => (
  <MuiLink component={Link} to={filePath(file.src)} className="name" color="inherit" underline="hover">
    {name}
  </MuiLink>
);
