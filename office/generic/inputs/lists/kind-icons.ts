import News from '@mui/icons-material/ArticleOutlined';
import Picture from '@mui/icons-material/ArtTrackOutlined';
import Action from '@mui/icons-material/CampaignOutlined';
import Quotation from '@mui/icons-material/FormatQuoteOutlined';
import Entries from '@mui/icons-material/GridViewOutlined';
import Question from '@mui/icons-material/HelpOutlineOutlined';
import Figures from '@mui/icons-material/NumbersOutlined';
import Text from '@mui/icons-material/SubjectOutlined';
import Video from '@mui/icons-material/VideocamOutlined';
import Carousel from '@mui/icons-material/ViewCarouselOutlined';
import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import type { KindIcon } from '#contract/fields.ts';

/** The icon of each kind of items. */
export const kindIcons: Record<KindIcon, ComponentType<SvgIconProps>> = {
  action: Action,
  carousel: Carousel,
  entries: Entries,
  figures: Figures,
  news: News,
  picture: Picture,
  question: Question,
  quotation: Quotation,
  text: Text,
  video: Video,
};
