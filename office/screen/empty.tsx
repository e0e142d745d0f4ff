import InboxOutlined from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { EmptyState } from '../shell/states.tsx';

/** Says that there is nothing, why that may be, and what could be done. */
export const Empty = ({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) => (
  <EmptyState icon={InboxOutlined} title={title} action={children}>
    {hint}
  </EmptyState>
);
