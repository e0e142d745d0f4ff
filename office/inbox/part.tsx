import Badge from '@mui/icons-material/BadgeOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Newspaper from '@mui/icons-material/MarkEmailReadOutlined';
import QuickReply from '@mui/icons-material/QuickreplyOutlined';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import { lazy } from 'react';
import type { Part } from '../part.ts';

const MessagesScreen = lazy(() =>
  import('./messages/messages-screen.tsx').then((part) => ({ default: part.MessagesScreen })),
);
const ApplicationsScreen = lazy(() =>
  import('./applications/applications-screen.tsx').then((part) => ({ default: part.ApplicationsScreen })),
);
const ApplicationScreen = lazy(() =>
  import('./applications/application-screen.tsx').then((part) => ({ default: part.ApplicationScreen })),
);
const SubscribersScreen = lazy(() =>
  import('./subscribers-screen.tsx').then((part) => ({ default: part.SubscribersScreen })),
);

const DesksScreen = lazy(() => import('./desks/desks-screen.tsx').then((part) => ({ default: part.DesksScreen })));

const RepliesScreen = lazy(() =>
  import('./replies/replies-screen.tsx').then((part) => ({ default: part.RepliesScreen })),
);

export const inboxPart: Part = {
  routes: [
    { path: '/messages', screen: MessagesScreen, needs: 'ListMessages' },
    { path: '/applications', screen: ApplicationsScreen, needs: 'ListApplications' },
    { path: '/applications/:id', screen: ApplicationScreen, needs: 'GetApplication' },
    { path: '/desks', screen: DesksScreen, needs: 'SaveDesks' },
    { path: '/reply-templates', screen: RepliesScreen, needs: 'SaveReplyTemplates' },
    { path: '/subscribers', screen: SubscribersScreen, needs: 'ListSubscribers' },
  ],
  menu: [
    {
      group: 'inbox',
      to: '/messages',
      label: ({ inbox }) => inbox.messages.menu,
      icon: Mail,
      needs: 'ListMessages',
      count: ({ newMessages, myMessages }) => (newMessages ?? 0) + (myMessages ?? 0),
    },
    { group: 'inbox', to: '/desks', label: ({ desks }) => desks.menu, icon: SupportAgent, needs: 'SaveDesks' },
    {
      group: 'inbox',
      to: '/reply-templates',
      label: ({ replies }) => replies.menu,
      icon: QuickReply,
      needs: 'SaveReplyTemplates',
    },
    {
      group: 'inbox',
      to: '/applications',
      label: ({ inbox }) => inbox.applications.menu,
      icon: Badge,
      needs: 'ListApplications',
      count: ({ newApplications }) => newApplications ?? 0,
    },
    {
      group: 'inbox',
      to: '/subscribers',
      label: ({ inbox }) => inbox.subscribers.menu,
      icon: Newspaper,
      needs: 'ListSubscribers',
    },
  ],
};
