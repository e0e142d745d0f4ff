import Assign from '@mui/icons-material/AssignmentIndOutlined';
import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import { type ComponentType, lazy } from 'react';
import type { EntityName } from '#content/registry.ts';
import type { OfficeCallName } from '#contract/access.ts';
import type { listTranslations } from '#contract/calls/office/translations.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import type { Me } from '../shell/me.ts';
import type { Texts } from '../texts/texts.ts';

export interface SelectedEntry {
  id: number;
  type: EntityName;
  title: string;
  languages: readonly Cell[];
}

type Listed = CallOutput<typeof listTranslations>;
export type Cell = Listed['items'][number]['languages'][number];
/** A user with the number of their open translations. */
export type Person = Listed['people'][number];

export interface SelectionDialogProps {
  entries: readonly SelectedEntry[];
  /** The chosen languages; at least one. */
  langs: readonly string[];
  people: readonly Person[];
  onClose: () => void;
  /** Clears the selection and loads the list again. */
  onDone: () => void;
}

/** An action for the selected entries in the chosen languages. Its button opens the dialog. */
export interface SelectionAction {
  name: string;
  label: (texts: Texts) => string;
  icon: ComponentType;
  /** Shown to roles that may make this call. */
  needs: OfficeCallName;
  /** Absent: shown to all of them. */
  isShown?: (me: Me) => boolean;
  Dialog: ComponentType<SelectionDialogProps>;
}

const AssignDialog = lazy(() => import('./assign-dialog.tsx').then((part) => ({ default: part.AssignDialog })));
const ProposeDialog = lazy(() =>
  import('../generic/proposals/propose-dialog.tsx').then((part) => ({ default: part.ProposeDialog })),
);

const ExportDialog = lazy(() =>
  import('./exchange/export-dialog.tsx').then((part) => ({ default: part.ExportSelectionDialog })),
);

/** In the order of their buttons. */
export const selectionActions: readonly SelectionAction[] = [
  {
    name: 'assign',
    label: ({ translations }) => translations.assign.action,
    icon: Assign,
    needs: 'AssignTranslations',
    Dialog: AssignDialog,
  },
  {
    name: 'propose',
    label: ({ proposals }) => proposals.propose,
    icon: AutoAwesome,
    needs: 'ProposeTranslations',
    isShown: ({ translator }) => translator !== null,
    Dialog: ProposeDialog,
  },
  {
    name: 'export',
    label: ({ exchange }) => exchange.export.action,
    icon: Download,
    needs: 'ExportTranslations',
    Dialog: ExportDialog,
  },
];
