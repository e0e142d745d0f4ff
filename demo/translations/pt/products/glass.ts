import { facts } from '#demo/content/references.ts';
import type { Translations } from '#demo/translations/translations.ts';
import { still } from '../pictures.ts';
import { bottleIsBorn } from '../videos.ts';

const bottles = still('packed-bottles');
const jars = still('packed-jars');
const line = still('bottle-line');
const furnace = still('furnace');

export const glassProducts: Translations['product'] = {
  'Bordeaux bottle 750 ml': {
    name: 'Garrafa bordalesa 750 ml',
    description: `<p>A garrafa que mais fazemos: 61 milhões em 2025. Ombros altos, fundo reentrante que chega para empilhar e, com 395 gramas,
cerca de um quarto mais leve do que já foi. Enche-se de Monção a Mendoza.</p>
${facts({
  Capacidade: '750 ml a 63 mm da boca',
  Peso: '395 g',
  Cores: 'verde folha-morta, branco',
  Marisa: 'rolha 18,5 mm, ou BVS 30 × 60',
  Embalagem: '1596 por palete',
})}`,
    media: [still('bordeaux'), still('glass-close'), bottles, line, bottleIsBorn],
  },
  'Olive-oil bottle 500 ml': {
    name: 'Garrafa de azeite 500 ml',
    description: `<p>Uma garrafa quadrada de vidro escuro, porque a luz é o que o azeite mais teme. As faces planas levam um rótulo de 70 por 110
milímetros; a marisa leva um vertedor que não permite voltar a encher.</p>
${facts({ Capacidade: '500 ml', Peso: '420 g', Cores: 'verde antigo, âmbar', Marisa: '31,5 × 24 mm' })}`,
    media: [still('oil-bottle'), still('oil-bottle-close'), bottles],
  },
  'Swing-top bottle 330 ml': {
    name: 'Garrafa de tampa mecânica 330 ml',
    description: `<p>Feita para um cervejeiro de Viana que queria aquele som. Recozida duas vezes para aguentar 25 enchimentos; a tampa de
porcelana vem da nossa própria <a href="/concern/salgado-tile-works">fábrica de azulejos</a>.</p>
${facts({ Capacidade: '330 ml', Peso: '310 g', Pressão: '12 bar, ensaio de todas as garrafas', Cores: 'âmbar, branco' })}`,
    media: [still('swing-top'), still('swing-top-close'), bottles, furnace],
  },
  'Water bottle 1 litre': {
    name: 'Garrafa de água 1 litro',
    description: `<p>Uma garrafa de mesa para nascentes e restaurantes, retornável, com um anel abaixo do gargalo para a grade e espaço para um
nome gravado.</p>
${facts({ Capacidade: '1000 ml', Peso: '560 g, retornável', Cores: 'branco, azul-claro', Gravação: 'a partir de 50 000 unidades' })}`,
    media: [still('water-bottle'), still('water-bottle-close'), bottles, line],
  },
  'Preserving jar 370 ml': {
    name: 'Frasco de conserva 370 ml',
    description: `<p>O frasco em que se ensaiam as nossas tampas. Paredes direitas para encher bem, boca larga para a colher e um fundo que
encaixa na tampa do de baixo.</p>
${facts({ Capacidade: '370 ml até ao bordo', Peso: '165 g', Marisa: 'twist-off 66 mm', Calor: 'esterilizável a 121 °C' })}`,
    media: [still('preserving-jar'), still('jar-close'), jars],
  },
  'Hexagonal honey jar 250 ml': {
    name: 'Frasco hexagonal de mel 250 ml',
    description: `<p>Seis faces planas deixam passar a luz, que é metade da venda do mel. Os apicultores podem encomendar uma só palete, e há
duzentos que o fazem.</p>
${facts({ Capacidade: '250 ml, 350 g de mel', Peso: '150 g', Marisa: 'twist-off 63 mm', Embalagem: '3060 por palete' })}`,
    media: [still('honey-jar'), still('honey-jar-close'), jars, furnace],
  },
};
