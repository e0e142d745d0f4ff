import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { type RefObject, useState } from 'react';
import { blankOf, type KindDescription } from '#office/generic/fields/describe-fields.ts';
import { kindIcons } from './kind-icons.ts';

interface AddKindProps {
  kinds: readonly KindDescription[];
  label: string;
  onAdd: (values: readonly object[]) => void;
  first: RefObject<HTMLButtonElement | null>;
}

/** A button with a menu of the kinds of items, each with a line about it. */
export function AddKind({ kinds, label, onAdd, first }: AddKindProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const add = ({ name, fields }: KindDescription) => {
    setAnchor(null);
    onAdd([{ kind: name, ...blankOf(fields) }]);
  };
  return (
    <>
      <Button
        ref={first}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
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
    </>
  );
}
