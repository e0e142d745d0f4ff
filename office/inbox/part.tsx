import Badge from '@mui/icons-material/BadgeOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Newspaper from '@mui/icons-material/MarkEmailReadOutlined';
import QuickReply from '@mui/icons-material/QuickreplyOutlined';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import { type Part, screenOf } from '../app/part.ts';

export const inboxPart: Part = [
  {
    path: '/messages',
    screen: screenOf(() => import('./messages/messages-screen.tsx'), 'MessagesScreen'),
    needs: 'ListMessages',
    menu: {
      group: 'inbox',
      label: ({ inbox }) => inbox.messages.menu,
      icon: Mail,
      count: ({ newMessages, myMessages }) => (newMessages ?? 0) + (myMessages ?? 0),
    },
  },
  {
    path: '/desks',
    screen: screenOf(() => import('./desks/desks-screen.tsx'), 'DesksScreen'),
    needs: 'SaveDesks',
    menu: { group: 'inbox', label: ({ desks }) => desks.menu, icon: SupportAgent },
  },
  {
    path: '/reply-templates',
    screen: screenOf(() => import('./replies/replies-screen.tsx'), 'RepliesScreen'),
    needs: 'SaveReplyTemplates',
    menu: {
      group: 'inbox',
      label: ({ replies }) => replies.menu,
      icon: QuickReply,
    },
  },
  {
    path: '/applications',
    screen: screenOf(() => import('./applications/applications-screen.tsx'), 'ApplicationsScreen'),
    needs: 'ListApplications',
    menu: {
      group: 'inbox',
      label: ({ inbox }) => inbox.applications.menu,
      icon: Badge,
      count: ({ newApplications }) => newApplications ?? 0,
    },
  },
  {
    path: '/applications/:id',
    screen: screenOf(() => import('./applications/application-screen.tsx'), 'ApplicationScreen'),
    needs: 'GetApplication',
  },
  {
    path: '/subscribers',
    screen: screenOf(() => import('./subscribers-screen.tsx'), 'SubscribersScreen'),
    needs: 'ListSubscribers',
    menu: {
      group: 'inbox',
      label: ({ inbox }) => inbox.subscribers.menu,
      icon: Newspaper,
    },
  },
];
