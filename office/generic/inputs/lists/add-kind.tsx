import Add from '@mui/icons-material/AddOutlined';
import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { type ReactNode, type RefObject, useState } from 'react';
import { blankOf, type KindDescription } from '#office/generic/fields/describe-fields.ts';
import { kindIcons } from './kind-icons.ts';
import { SmallButton } from './small-button.tsx';

interface KindMenuProps {
  kinds: readonly KindDescription[];
  onAdd: (value: object) => void;
  /** The button that opens the menu below the element. */
  children: (open: (anchor: HTMLElement) => void, isOpen: boolean) => ReactNode;
}

/** A menu of the kinds of items, each with a line about it. */
function KindMenu({ kinds, onAdd, children }: KindMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const add = ({ name, fields }: KindDescription) => {
    setAnchor(null);
    onAdd({ kind: name, ...blankOf(fields) });
  };
  return (
    <>
      {children(setAnchor, anchor !== null)}
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {kinds.map((kind) => {
            const Icon = kindIcons[kind.icon];
            return (
              <MenuItem key={kind.name} onClick={() => add(kind)} sx={{ maxWidth: 480, whiteSpace: 'normal' }}>
                <ListItemIcon>
                  <Icon fontSize="small" />
                </ListItemIcon>
                <ListItemText primary={kind.label} secondary={kind.help} />
              </MenuItem>
            );
          })}
        </Menu>
      )}
    </>
  );
}

interface AddKindProps extends Pick<KindMenuProps, 'kinds' | 'onAdd'> {
  label: string;
}

/** Adds an item at the end of a list. */
export const AddKind = ({ label, first, ...menu }: AddKindProps & { first: RefObject<HTMLButtonElement | null> }) => (
  <KindMenu {...menu}>
    {(open, isOpen) => (
      <Button
        ref={first}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {label}
      </Button>
    )}
  </KindMenu>
);

/** Adds an item above another one. */
export const AddKindAbove = ({ label, ...menu }: AddKindProps) => (
  <KindMenu {...menu}>
    {(open) => (
      <SmallButton title={label} hasMenu onClick={({ currentTarget }) => open(currentTarget)}>
        <Add fontSize="small" />
      </SmallButton>
    )}
  </KindMenu>
);
