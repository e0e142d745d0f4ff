import { ownVideo, video } from '#demo/content/references.ts';
import type { Translations } from '../translations.ts';
import { pic } from './pictures.ts';

/** The videos that galleries and products show too, with their Portuguese titles. */
export const fromBaleToCone = video(ownVideo('from-bale-to-cone'), 'Do fardo ao cone');
export const bottleIsBorn = video(ownVideo('a-bottle-is-born'), 'Nasce uma garrafa');
export const nightOnTheQuay = video(ownVideo('night-on-the-quay'), 'Uma noite no cais');
export const settingUpAWarp = video('https://player.vimeo.com/video/999000102', 'Montar uma teia');
export const printingATile = video('https://player.vimeo.com/video/999000105', 'Estampar um azulejo à mão');
export const frameSeven = video('https://player.vimeo.com/video/999000140', 'O contínuo n.º 7 volta a trabalhar');
export const waterUsedTwice = video('https://www.youtube-nocookie.com/embed/AlvorimAgua', 'Água usada duas vezes');
export const throughTheKiln = video(
  'https://www.youtube-nocookie.com/embed/AlvorimTile',
  '47 minutos através do forno',
);
export const bagInNinetySeconds = video(
  'https://www.youtube-nocookie.com/embed/AlvorimSack',
  'Um saco em noventa segundos',
);
export const elevenTinsASecond = video('https://www.youtube-nocookie.com/embed/AlvorimTins', 'Onze latas por segundo');
export const fourKilometres = video(
  'https://www.youtube-nocookie.com/embed/AlvorimPipe',
  'Quatro quilómetros assentes numa semana',
);

export const videos: Translations['video'] = {
  'Frame number 7 runs again': { name: frameSeven.title, poster: pic('mill-morning') },
  'A night on the quay': {
    name: nightOnTheQuay.title,
    poster: pic('port-dusk'),
    description:
      'Este vídeo não tem som.\n' +
      'A câmara aproxima-se de um navio porta-contentores acostado sob gruas iluminadas, depois do pôr do sol. ' +
      'Passa por filas de contentores empilhados no parque e depois pelo mesmo cais de dia. ' +
      'Termina no navio e nas gruas ao anoitecer e afasta-se devagar.',
  },
  'A bottle is born': {
    name: bottleIsBorn.title,
    poster: pic('furnace'),
    description:
      'Este vídeo não tem som.\n' +
      'A câmara aproxima-se de um forno. Por baixo dele, gotas de vidro incandescente caem em moldes. ' +
      'Depois veem-se garrafas prontas, muito juntas numa linha, e a câmara segue-as. ' +
      'Termina no armazém, entre estantes de garrafas embaladas.',
  },
  'From bale to cone': {
    name: fromBaleToCone.title,
    poster: pic('spinning-hall'),
    description:
      'Este vídeo não tem som.\n' +
      'A câmara passa por um campo de algodão maduro. Na nave da fiação, avança entre longas filas de contínuos. ' +
      'Passa por teares com teias de cor. ' +
      'Termina na fábrica de tijolo à beira do rio, de manhã, e afasta-se devagar.',
  },
  'Setting up a warp': { name: settingUpAWarp.title, poster: pic('loom-hall') },
  '47 minutes through the kiln': { name: throughTheKiln.title, poster: pic('kiln') },
  'Eleven tins a second': { name: elevenTinsASecond.title, poster: pic('tin-line') },
  'Laying four kilometres in a week': { name: fourKilometres.title, poster: pic('trench') },
  'Water used twice': { name: waterUsedTwice.title, poster: pic('water-works') },
};
