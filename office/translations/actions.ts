import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { OfficeCallName } from '#contract/access.ts';
import type { EntityName } from '#contract/entities/registry.ts';
import type { Texts } from '../texts/texts.ts';

export interface SelectedEntry {
  id: number;
  type: EntityName;
  title: string;
}

export interface ActionDialogProps {
  entries: readonly SelectedEntry[];
  /** The chosen languages; at least one. */
  langs: readonly string[];
  onClose: () => void;
  /** Clears the selection and loads the list again. */
  onDone: () => void;
}

/** An action for the selected entries in the chosen languages. Its button opens the dialog. */
export interface SelectionAction {
  name: string;
  label: (texts: Texts) => string;
  icon: SvgIconComponent;
  /** Shown to roles that may make this call. */
  needs: OfficeCallName;
  Dialog: ComponentType<ActionDialogProps>;
}

/** In the order of their buttons. */
export const selectionActions: readonly SelectionAction[] = [];
