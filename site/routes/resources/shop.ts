import { redirect } from 'react-router';

/** The old address of the news. */
export const loader = () => redirect('/news', 301);
