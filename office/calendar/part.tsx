import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import { type Part, screenOf } from '../app/part.ts';

export const calendarPart: Part = [
  {
    path: '/calendar',
    screen: screenOf(() => import('./calendar-screen.tsx'), 'CalendarScreen'),
    needs: 'GetCalendar',
    menu: { group: 'start', label: ({ calendar }) => calendar.menu, icon: CalendarMonth },
  },
];
