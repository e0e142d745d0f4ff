import Check from '@mui/icons-material/Check';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useMemo, useState } from 'react';
import type { SheetAttribute } from '#contract/calls/office/sheet.ts';
import { useNumbersSetting } from '#office/shell/use-setting.ts';
import { useTexts } from '#office/texts/texts.ts';

/** The columns of a category’s sheet, without those that this browser hides. One is always shown. */
export function useColumns(category: number, all: readonly SheetAttribute[]) {
  const [hidden, setHidden] = useNumbersSetting(`sheet.${category}.hidden`);
  return {
    all,
    shown: useMemo(() => {
      const some = all.filter(({ id }) => !hidden.includes(id));
      return some.length > 0 ? some : all;
    }, [all, hidden]),
    show: (ids: readonly number[]) => setHidden(all.flatMap(({ id }) => (ids.includes(id) ? [] : id))),
  };
}

/** Chooses the columns of a sheet. */
export function ColumnsMenu({ columns: { all, shown, show } }: { columns: ReturnType<typeof useColumns> }) {
  const words = useTexts().sheet;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const ids = shown.map(({ id }) => id);
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.columns({ shown: shown.length, total: all.length })}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {all.map(({ id, name }) => {
          const isShown = ids.includes(id);
          return (
            <MenuItem
              key={id}
              role="menuitemcheckbox"
              aria-checked={isShown}
              disabled={isShown && ids.length === 1}
              onClick={() => show(isShown ? ids.filter((each) => each !== id) : [...ids, id])}
            >
              <Check fontSize="small" sx={{ marginInlineEnd: 1, visibility: isShown ? 'visible' : 'hidden' }} />
              <bdi>{name}</bdi>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
