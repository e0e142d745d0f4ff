import InboxOutlined from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { EmptyState } from '../shell/states.tsx';

/** An empty state with a reason and possible actions. */
export const Empty = ({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) => (
  <EmptyState icon={InboxOutlined} title={title} action={children}>
    {hint}
  </EmptyState>
);
