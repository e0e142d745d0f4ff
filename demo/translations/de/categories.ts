import type { Translations } from '../translations.ts';
import { pic } from './references.ts';

const top: Translations['category'] = {
  'Yarn and cloth': {
    name: 'Garn und Stoff',
    image: pic('ring-yarn'),
    description:
      'Baumwolle vom Ballen bis zum gesäumten Handtuch: gesponnen in Guimarães, gewebt, gefärbt und ausgerüstet in ' +
      'Vila Nova de Famalicão. Lagerware geht binnen drei Arbeitstagen ab.',
  },
  'Tiles and ceramics': {
    name: 'Fliesen und Keramik',
    image: pic('azul-tile'),
    description: 'Boden- und Wandfliesen sowie Steinzeug aus den beiden Öfen von Salgado Tile Works in Aveiro.',
  },
  'Bags and sacks': {
    name: 'Taschen und Säcke',
    image: pic('jute-shopper'),
    description:
      'Jute und Papier, genäht oder geklebt, unbedruckt oder bedruckt, für fünf Gramm Tee oder fünfzig Kilogramm ' +
      'Kaffee.',
  },
  'Bottles and tins': {
    name: 'Flaschen und Dosen',
    image: pic('bordeaux'),
    description: 'Glas aus Marinha Grande, Weißblech aus Matosinhos und die Verschlüsse, die dazugehören.',
  },
  'Pipes and fittings': {
    name: 'Rohre und Formstücke',
    image: pic('water-pipe'),
    description:
      'Wasser hin, Wasser weg: Druckrohre, Formstücke und Entwässerung von 16 bis 630 Millimeter Durchmesser.',
  },
};

const below = (name: string, description: string) => ({ name, description });

const subCategories: Translations['category'] = {
  'Cotton yarn': below('Baumwollgarn', 'Kardiert, gekämmt, kompakt und recycelt, von Ne 10 bis Ne 80, auf Spulen.'),
  'Woven cloth': below(
    'Gewebe',
    'Von der Popeline mit 120 Gramm bis zum Canvas mit 410 Gramm, auf Rollen von 50 bis 100 Metern.',
  ),
  'Home textiles': below(
    'Heimtextilien',
    'Frottier und Waffelpikee für Haus und Hotel, bei uns gesäumt und mit Etikett versehen.',
  ),
  'Floor tiles': below(
    'Bodenfliesen',
    'Frostsicher, auf Rutschhemmung geprüft und rektifiziert: Fliesen, auf denen man geht.',
  ),
  'Wall tiles': below('Wandfliesen', 'Glasiert, glatt, mit Relief oder Muster, in 36 Standardfarben.'),
  Tableware: below('Geschirr', 'Steinzeug, das ein Restaurant übersteht: Teller, Krüge und Tassen.'),
  'Jute bags': below(
    'Säcke und Taschen aus Jute',
    'Säcke, Einkaufstaschen und Gewebe von der Rolle, aus Jute aus Bangladesch.',
  ),
  'Paper bags': below('Säcke und Taschen aus Papier', 'Kraftpapier aus dem Norden Portugals, ein bis vier Lagen.'),
  'Glass bottles': below('Glasflaschen', 'Für Wein, Öl, Wasser und Bier; in Weiß, Grün und Braun.'),
  Jars: below('Konservengläser', 'Für Eingemachtes und Honig, mit passenden Deckeln.'),
  Tins: below('Dosen', 'Für Fisch, Gemüse, Öl und Tee, in bis zu sechs Farben bedruckt.'),
  Closures: below('Verschlüsse', 'Deckel und Korken, zusammen mit unserem eigenen Glas geprüft.'),
  'Pressure pipes': below('Druckrohre', 'Für Trinkwasser und Heizung, bis 16 bar.'),
  Fittings: below('Formstücke', 'Muffen, Bögen und T-Stücke aus Kunststoff und Messing, ab Lager.'),
  Drainage: below('Entwässerung', 'Rohre und Schächte, die das Wasser wieder fortbringen.'),
};

export const categories: Translations['category'] = { ...top, ...subCategories };
