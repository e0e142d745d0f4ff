import { Alert, Box, Button, Card, FormControlLabel, Switch } from '@mui/material';
import { useId } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { CallError } from '#contract/protocol/call-error.ts';
import { typeIcon } from '#office/entities/type-icons.ts';
import { EntryPicker } from '#office/generic/inputs/relations/entry-picker.tsx';
import { RestoreDialog } from '#office/generic/saving/dialogs/restore-dialog.tsx';
import { useSaveKey } from '#office/generic/saving/use-save-key.ts';
import { Page } from '#office/screen/page.tsx';
import { LeaveDialog } from '#office/shell/dialogs/leave-dialog.tsx';
import { NothingHere } from '#office/shell/frame/access.tsx';
import { mayChange, maySee, useMe } from '#office/shell/me.ts';
import { EmptyState, LoadError, Loading } from '#office/shell/states.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { ColumnsMenu, useColumns } from './columns-menu.tsx';
import { SheetGrid } from './grid/sheet-grid.tsx';
import { useLoadedSheet } from './load-sheet.ts';
import { SheetIssues } from './saving/sheet-issues.tsx';
import { SheetSaveBar } from './saving/sheet-save-bar.tsx';
import { useSheetSaving } from './saving/use-sheet-saving.ts';
import { useUnsavedCells } from './saving/use-unsaved-cells.ts';
import { type SheetData, useSheet } from './use-sheet.ts';
import { useView } from './use-view.ts';

/** The products of a category with the values of their attributes as a table to edit. */
export function SheetScreen() {
  const { role } = useMe();
  const { category } = useParams();
  const texts = useTexts();
  const isNumber = category !== undefined && /^\d{1,10}$/.test(category);
  if (!maySee(role, 'product') || (category !== undefined && !isNumber)) return <NothingHere />;
  if (isNumber) return <CategorySheet key={category} category={Number(category)} />;
  return (
    <Page title={texts.sheet.open} intro={texts.sheet.intro}>
      <Card sx={{ padding: 2 }}>
        <CategoryPicker value={null} />
      </Card>
    </Page>
  );
}

function CategoryPicker({ value }: { value: number | null }) {
  const id = useId();
  const { entities, sheet } = useTexts();
  const navigate = useNavigate();
  return (
    <Box sx={{ maxWidth: 360, marginBlockEnd: 2 }}>
      <EntryPicker
        type="category"
        id={id}
        label={entities.category.label.one}
        placeholder={sheet.choose}
        value={value}
        onChange={(chosen) => void navigate(chosen === null ? '/sheet' : `/sheet/${chosen}`)}
      />
    </Box>
  );
}

function CategorySheet({ category }: { category: number }) {
  const { data, error, refetch } = useLoadedSheet(category);
  if (error instanceof CallError && error.kind === 'not-found') return <NothingHere />;
  if (error) return <LoadError error={error} onAgain={() => void refetch()} />;
  return data ? <LoadedSheet category={category} data={data} /> : <Loading />;
}

function LoadedSheet({ category, data }: { category: number; data: SheetData }) {
  const texts = useTexts();
  const words = texts.sheet;
  const { percent } = useFormats();
  const { role } = useMe();
  const readOnly = !mayChange(role, 'product');
  const sheet = useSheet(data);
  const view = useView(sheet);
  const saving = useSheetSaving(sheet);
  const kept = useUnsavedCells(sheet, category);
  useSaveKey(() => void saving.save('later'));
  const title = data.categories[0]?.title ?? '';
  const columns = useColumns(category, data.attributes);
  const { filled, wantedTotal } = sheet;
  return (
    <Page
      title={words.titleOf({ category: title })}
      intro={words.intro}
      back={{ to: `/category/${category}`, label: words.openCategory }}
    >
      <CategoryPicker value={category} />
      {data.total > data.rows.length && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {words.many({ shown: data.rows.length, total: data.total })}
        </Alert>
      )}
      <SheetIssues saving={saving} />
      {data.attributes.length === 0 ? (
        <EmptyState
          icon={typeIcon('attribute')}
          title={words.noAttributes}
          action={
            <Button component={Link} to={`/category/${category}`} variant="contained">
              {words.openCategory}
            </Button>
          }
        >
          {words.noAttributesHint}
        </EmptyState>
      ) : data.rows.length === 0 ? (
        <EmptyState icon={typeIcon('product')} title={words.noProducts} />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, color: 'text.secondary' }}>
            {words.complete({
              share: percent(wantedTotal === 0 ? 1 : filled / wantedTotal),
              filled,
              total: wantedTotal,
            })}
            <FormControlLabel
              sx={{ marginInline: 0 }}
              control={
                <Switch
                  size="small"
                  checked={view.isIncomplete}
                  onChange={(_, isChecked) => view.showIncomplete(isChecked)}
                />
              }
              label={words.onlyIncomplete}
            />
            <ColumnsMenu columns={columns} />
          </Box>
          <SheetGrid
            // Positions of cells count the shown columns.
            key={columns.shown.map(({ id }) => id).join()}
            sheet={sheet}
            view={view}
            attributes={columns.shown}
            label={words.titleOf({ category: title })}
            readOnly={readOnly}
          />
          {!readOnly && <SheetSaveBar sheet={sheet} saving={saving} />}
        </>
      )}
      {saving.claimsQuestion}
      {kept.offered && <RestoreDialog kept={kept.offered} isOlder={kept.isOlder} onSettle={kept.settle} />}
      <LeaveDialog when={sheet.isDirty} body={texts.entries.leave.body} />
    </Page>
  );
}
