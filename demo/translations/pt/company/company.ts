import type { Translations } from '#demo/translations/translations.ts';
import { pic } from '../pictures.ts';
import { accessibility } from './accessibility.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { aboutUs, history } from './story.ts';

export const company: Translations['company'] = {
  'Alvorim Group': {
    logoAlternate: pic('logo-alternate'),
    experienceText: 'anos a fabricar, embalar e expedir',
    percentText: 'dos nossos clientes voltam a encomendar',
    pageBanner: pic('page-banner'),
    summary: `<h2>Feito no norte de Portugal, usado em 43 países</h2>
<p>A Alvorim é uma família de oito empresas entre Viana do Castelo e a Marinha Grande. Fiamos e tecemos algodão,
cozemos azulejos e loiça, sopramos garrafas, estampamos latas, cosemos sacos, extrudimos tubos e embarcamos tudo isto no nosso
próprio cais, em Leixões. Trabalham cá <strong>3140 pessoas</strong>, e 71% do que fazem sai do país.</p>
<p>Um grupo quer dizer uma só encomenda, uma só fatura e um só contentor para artigos de várias fábricas. Quem começa por
comprar fio acaba muitas vezes por nos comprar também sacos e caixas, porque são as mesmas pessoas a atender o
telefone.</p>
<ul>
<li><strong>14 200 toneladas</strong> de fio de algodão e 21 milhões de metros de tecido por ano</li>
<li><strong>3,8 milhões de metros quadrados</strong> de azulejos e ladrilhos de dois fornos de rolos em Aveiro</li>
<li><strong>510 milhões</strong> de garrafas, frascos e latas, todos recicláveis</li>
</ul>
<p><a href="/about">Saiba como uma fiação fechada, com 38 pessoas, se fez grupo</a> ou veja
<a href="/product">o que fabricamos</a>.</p>`,
    aboutUs,
    history,
    mission: `<h2>Coisas úteis, bem feitas</h2>
<p>Fazemos coisas em que se pega todos os dias e em que raramente se pensa: a toalha no gancho, o azulejo atrás do
lava-loiça, o frasco na prateleira, o tubo debaixo da estrada. O nosso trabalho é que nunca seja preciso pensar nelas. Servem,
aguentam e chegam no dia que dissemos.</p>
<h3>O que exigimos de nós</h3>
<ul>
<li><strong>Dizer a data e cumpri-la.</strong> Em 2025, 96,4% das nossas encomendas saíram no dia confirmado à primeira.</li>
<li><strong>Medir antes de prometer.</strong> Cada lote é ensaiado no nosso laboratório, e o boletim segue com ele.</li>
<li><strong>Pagar bem e a tempo.</strong> O salário mais baixo do grupo está 18% acima do mínimo legal, e os pequenos
fornecedores recebem em 21 dias.</li>
<li><strong>Deixar o rio como o encontrámos.</strong> Mais de metade da água que usamos já é água reutilizada.</li>
</ul>
<p>Nada disto é novo. É a regra da primeira sala de fiação, em Guimarães, posta por escrito.</p>`,
    vision: `<h2>Fábricas que os vizinhos gostam de ter ao lado</h2>
<p>Até <strong>2035</strong> queremos fazer tudo o que hoje fazemos com metade da energia comprada em 2023, sem mandar nada
para aterro e com um lugar de aprendiz por cada dez pessoas que empregamos.</p>
<h3>Três passos no caminho</h3>
<ul>
<li><strong>2028:</strong> os dois fornos de azulejo trabalham com uma mistura de pelo menos 30% de hidrogénio verde.</li>
<li><strong>2030:</strong> quatro em cada dez toneladas do nosso vidro, e todas as nossas garrafas âmbar, são feitas de casco
recolhido na região.</li>
<li><strong>2035:</strong> metade da energia comprada fica poupada, medida e auditada em relação a 2023.</li>
</ul>
<p>Preferimos crescer devagar e ficar. Um grupo que conta estar cá daqui a outros quarenta anos tem de ser primeiro bom
vizinho, e só assim será bom fornecedor.</p>`,
    videoDescription:
      'Um dia de trabalho, sem palavras: abrem-se fardos ao romper da manhã, trabalham teares e um forno, garrafas saem em ' +
      'fila do forno de vidro e, ao fim do dia, carrega-se um navio no cais.',
    videoTranscript: 'Só música; ninguém fala. No fim, lê-se no ecrã: «Feito entre o rio e o mar.»',
    privacyPolicy,
    accessibility,
    footerInfo:
      'Oito empresas entre Viana do Castelo e a Marinha Grande: fio e tecido, azulejos, sacos, garrafas, latas e tubos, ' +
      'de Leixões para 43 países.',
    newsletterInfo:
      'Quatro cartas por ano: produtos novos, datas de feiras e aquilo em que as fábricas andam ocupadas.',
  },
};
