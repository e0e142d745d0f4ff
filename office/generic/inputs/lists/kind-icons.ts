import News from '@mui/icons-material/ArticleOutlined';
import Picture from '@mui/icons-material/ArtTrackOutlined';
import Action from '@mui/icons-material/CampaignOutlined';
import Form from '@mui/icons-material/ContactMailOutlined';
import File from '@mui/icons-material/FileDownloadOutlined';
import Quotation from '@mui/icons-material/FormatQuoteOutlined';
import Entries from '@mui/icons-material/GridViewOutlined';
import Question from '@mui/icons-material/HelpOutlineOutlined';
import Figures from '@mui/icons-material/NumbersOutlined';
import Photos from '@mui/icons-material/PhotoLibraryOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Text from '@mui/icons-material/SubjectOutlined';
import Table from '@mui/icons-material/TableChartOutlined';
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
  file: File,
  figures: Figures,
  form: Form,
  news: News,
  photos: Photos,
  picture: Picture,
  place: Place,
  question: Question,
  quotation: Quotation,
  table: Table,
  text: Text,
  video: Video,
};
