import type { Translations } from '../translations.ts';
import { pic } from './pictures.ts';

const talk = pic('fair-talk');
const samples = pic('fair-samples');

export const tradeFairs: Translations['tradeFair'] = {
  'Water Works Lisbon 2027': {
    description:
      'A nossa gente dos tubos mostra a nova câmara de visita 600, soldada ao vivo no stand de hora a hora, e um ' +
      'corte de um tubo que esteve trinta anos debaixo de Águeda.',
    image: pic('fair-lisbon'),
    place: 'Lisboa, pavilhão 1, stand 1C14',
    images: [pic('fair-lisbon'), pic('water-pipe'), talk],
  },
  'Tile Week Bologna 2026': {
    description:
      'O azulejo em relevo Onda em três vidrados novos, marmorite dos nossos próprios cacos e uma parede de 1600 azulejos ' +
      'estampados à mão, assentes pelos próprios visitantes. Em cinco dias, 740 conversas.',
    image: pic('fair-bologna'),
    place: 'Bolonha, pavilhão 26, stand B40',
    images: [pic('fair-bologna'), pic('wave-tile-close'), pic('terrazzo'), samples],
  },
  'Bottle and Box Düsseldorf 2026': {
    description:
      'Vidro, lata, juta e papel pela primeira vez num só stand. O que mais perguntas suscitou: a garrafa de 395 gramas e a ' +
      'tampa sem PVC.',
    image: pic('fair-dusseldorf'),
    place: 'Düsseldorf, pavilhão 12, stand E21',
    images: [pic('fair-dusseldorf'), pic('bordeaux'), pic('twist-lid'), talk],
  },
  'Cloth and Home Frankfurt 2026': {
    description:
      'Doze tons reciclados, a colcha de favos em cor de barro e um tear manual em que os visitantes teceram um pano de onze ' +
      'metros. Está agora pendurado no átrio de entrada.',
    image: pic('fair-frankfurt'),
    place: 'Frankfurt am Main, pavilhão 8, stand C05',
    images: [pic('fair-frankfurt'), samples, pic('recycled-yarn'), pic('bedspread')],
  },
};
