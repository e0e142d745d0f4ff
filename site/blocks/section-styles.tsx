import href from '../styles/sections.css?url';

/**
 * The style sheet of the sections that editors arrange, for pages that have some. In place rather than in the head: what is
 * above it is shown before it has loaded.
 */
export const SectionStyles = () => <link rel="stylesheet" href={href} />;
