import Apartment from '@mui/icons-material/ApartmentOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Assessment from '@mui/icons-material/AssessmentOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Contacts from '@mui/icons-material/ContactPhoneOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Help from '@mui/icons-material/HelpOutlineOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Shipping from '@mui/icons-material/LocalShippingOutlined';
import Menu from '@mui/icons-material/MenuOutlined';
import Photos from '@mui/icons-material/PhotoLibraryOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Videos from '@mui/icons-material/SmartDisplayOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Carousel from '@mui/icons-material/ViewCarouselOutlined';
import Web from '@mui/icons-material/WebOutlined';
import Work from '@mui/icons-material/WorkOutlineOutlined';
import Premium from '@mui/icons-material/WorkspacePremiumOutlined';
import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import { type EntityName, entityOf } from '#content/registry.ts';
import type { EntityIcon } from '#contract/entity.ts';

const icons = {
  apartment: Apartment,
  article: Article,
  assessment: Assessment,
  award: Premium,
  badge: Badge,
  business: Business,
  carousel: Carousel,
  category: Category,
  contacts: Contacts,
  file: Description,
  help: Help,
  home: Home,
  inventory: Inventory,
  menu: Menu,
  people: Groups,
  photos: Photos,
  place: Place,
  shield: Shield,
  shipping: Shipping,
  store: Store,
  tag: Sell,
  tune: Tune,
  video: Videos,
  web: Web,
  work: Work,
} as const satisfies Record<EntityIcon, ComponentType<SvgIconProps>>;

/** The icon of a content type in menus and empty lists. */
export const typeIcon = (type: EntityName) => icons[entityOf(type).menu.icon];
