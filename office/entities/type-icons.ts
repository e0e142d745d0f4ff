import Apartment from '@mui/icons-material/ApartmentOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Assessment from '@mui/icons-material/AssessmentOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Contacts from '@mui/icons-material/ContactPhoneOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Help from '@mui/icons-material/HelpOutlineOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Shipping from '@mui/icons-material/LocalShippingOutlined';
import Photos from '@mui/icons-material/PhotoLibraryOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Videos from '@mui/icons-material/SmartDisplayOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import Carousel from '@mui/icons-material/ViewCarouselOutlined';
import Work from '@mui/icons-material/WorkOutlineOutlined';
import Premium from '@mui/icons-material/WorkspacePremiumOutlined';
import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import type { EntityName } from '#content/registry.ts';

/** The icon of each content type in menus and empty lists. */
export const typeIcons = {
  company: Apartment,
  concern: Business,
  category: Category,
  product: Inventory,
  news: Article,
  gallery: Photos,
  video: Videos,
  brand: Sell,
  slider: Carousel,
  report: Assessment,
  export: Shipping,
  crest: Shield,
  certificate: Premium,
  tradeFair: Store,
  career: Work,
  department: Groups,
  executive: Badge,
  contactPerson: Contacts,
  faq: Help,
} as const satisfies Record<EntityName, ComponentType<SvgIconProps>>;
