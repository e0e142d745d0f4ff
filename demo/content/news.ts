import { news2023, news2024 } from './news-2023-2024.ts';
import { news2025 } from './news-2025.ts';
import { news2026 } from './news-2026.ts';

export const news = [...news2026, ...news2025, ...news2024, ...news2023];
