import { directional, line, solid } from './icon.tsx';

export const ArrowLeft = directional(<path d="M19 12H5m6-6-6 6 6 6" />);
export const ArrowRight = directional(<path d="M5 12h14m-6-6 6 6-6 6" />);
export const ChevronDown = line(<path d="m6 9 6 6 6-6" />);
export const ChevronRight = directional(<path d="m9 6 6 6-6 6" />);
export const Close = line(<path d="M6 6l12 12M18 6 6 18" />);
export const Globe = line(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17m0-17c-5 5-5 12 0 17" />
  </>,
);
export const Menu = line(<path d="M4 7h16M4 12h16M4 17h16" />);
export const Search = line(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m20 20-4.3-4.3" />
  </>,
);
export const Phone = line(
  <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1z" />,
);
export const Mail = line(
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4 7.5 8 6 8-6" />
  </>,
);
export const External = line(
  <path d="M14 5h5v5M19 5l-8 8M17 13.5V18a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 5 18V9a1.5 1.5 0 0 1 1.5-1.5H11" />,
);
export const Check = line(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const Warning = line(<path d="M12 8v5m0 3.5v.1M12 3.5l9 16H3z" />);
export const Play = solid(<path d="M8 5.5v13a.8.8 0 0 0 1.2.7l10.3-6.5a.8.8 0 0 0 0-1.4L9.2 4.8A.8.8 0 0 0 8 5.5z" />);
export const Pause = solid(<path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />);
export const Facebook = solid(
  <path d="M13.5 21v-7.5h2.6l.4-3h-3V8.6c0-.9.3-1.5 1.6-1.5h1.5V4.4a20 20 0 0 0-2.3-.1c-2.3 0-3.8 1.4-3.8 3.9v2.3H8v3h2.5V21z" />,
);
export const Twitter = solid(
  <path
    d={
      'M13.9 10.6 20.2 3.5h-1.6L13.1 9.6 8.8 3.5H3.5l6.6 9.4-6.6 7.6h1.6l5.7-6.6 4.6 6.6h5.1z' +
      'm-2 2.3-.7-.9-5.3-7.3h2.2l4.3 5.9.7.9 5.6 7.7h-2.3z'
    }
  />,
);
export const LinkedIn = solid(
  <path
    d={
      'M4.2 9h3.4v11H4.2zM5.9 3.7a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.8 9h3.2v1.5' +
      'c.5-.9 1.7-1.8 3.4-1.8 3.4 0 4 2.2 4 5.1V20h-3.4v-5.5c0-1.3 0-3-1.8-3s-2.1 1.4-2.1 2.9V20H9.8z'
    }
  />,
);
export const YouTube = solid(
  <path
    d={
      'M21.6 7.6a2.6 2.6 0 0 0-1.8-1.8C18.2 5.4 12 5.4 12 5.4s-6.2 0-7.8.4' +
      'a2.6 2.6 0 0 0-1.8 1.8A27 27 0 0 0 2 12c0 1.5.1 3 .4 4.4a2.6 2.6 0 0 0 1.8 1.8c1.6.4 7.8.4 7.8.4' +
      's6.2 0 7.8-.4a2.6 2.6 0 0 0 1.8-1.8c.3-1.4.4-2.9.4-4.4s-.1-3-.4-4.4zM10 15V9l5.2 3z'
    }
  />,
);
