import type { Translations } from '../translations.ts';

export const questions: Translations['faq'] = {
  'What is the smallest order?': {
    name: 'Qual é a encomenda mínima?',
    description: `<p>Artigos em armazém: uma caixa e, na <strong>fábrica de vidro</strong>, uma palete. Os artigos feitos por medida
começam nos 300 metros de tecido, nos 3000 sacos de papel com asas ou nas 50 000 garrafas gravadas. Quando se aplica outro
mínimo, a página do produto indica-o.</p>`,
  },
  'How do I get samples?': {
    name: 'Como posso obter amostras?',
    description: `<p>Escreva ao <a href="/contact">escritório de exportação</a> com o nome do produto. As amostras de artigos em armazém
são gratuitas, saem em dois dias úteis e só lhe custam os portes acima de dois quilos. As amostras feitas a partir do seu desenho
demoram oito dias.</p>`,
  },
  'How long does delivery take?': {
    name: 'Quanto tempo demora a entrega?',
    description: `<p>Os artigos em armazém saem em três dias úteis. Por encomenda: fio, duas semanas; tecido, quatro a seis; azulejos,
três; latas litografadas, cinco; garrafas de molde existente, quatro. Some a viagem: cinco dias até
Bergen, nove até Halifax, 27 até Valparaíso e 44 até Yokohama. Para outros portos, pergunte ao
<a href="/contact">escritório de exportação</a>.</p>`,
  },
  'Which delivery terms do you offer?': {
    name: 'Que condições de entrega oferecem?',
    description: `<p>Na União Europeia, entregue com direitos pagos; para outros continentes, FOB Leixões ou CIF em 60 portos. Se quiser,
tratamos do seguro, a preço de custo.</p>`,
  },
  'Can goods of several works share a container?': {
    name: 'Artigos de várias fábricas podem partilhar um contentor?',
    description: `<p>Sim, e cerca de um terço dos nossos contentores segue assim. A Quayline recolhe em todas as fábricas e carrega segundo
o seu plano; uma só fatura e uma só lista de embalagem abrangem tudo.</p>`,
  },
  'How do you take payment?': {
    name: 'Como se paga?',
    description: `<p>Por transferência bancária a 30 dias, assim que nos conhecermos. As primeiras encomendas pagam-se metade adiantada e metade
contra documentos; a partir de 60 000 euros é habitual a carta de crédito.</p>`,
  },
  'May we visit the works?': {
    name: 'Podemos visitar as fábricas?',
    description: `<p>Com todo o gosto, às quintas-feiras. Uma visita a duas fábricas leva meio dia; pedimos calçado resistente e aceitamos
crianças a partir dos dez anos. Marque uma data na <a href="/contact">página de contactos</a>.</p>`,
  },
  'Where does your cotton come from?': {
    name: 'De onde vem o vosso algodão?',
    description: `<p>Em 2025, da Grécia (34%), de Espanha (22%), do Brasil (27%) e do Egito (17%). Um em cada cinco fardos vem de 31
explorações agrícolas que nós próprios visitámos; até 2030 há de ser um em cada três.</p>`,
  },
  'Are your tins and lids free of bisphenol A?': {
    name: 'As vossas latas e tampas são isentas de bisfenol A?',
    description: `<p>Todas as latas e tampas para alimentos são feitas sem ele desde 2019, e as nossas tampas não contêm PVC. O boletim de
ensaio de cada lote pede-se ao <strong>laboratório</strong>, pelo número do lote.</p>`,
  },
  'What happens when something is wrong?': {
    name: 'O que acontece quando alguma coisa corre mal?',
    description: `<p>Envie uma fotografia e o número do lote. Responde-lhe, no prazo de um dia útil, um colega que nesse dia estava na fábrica.
Se a falha for nossa, substituímos os artigos e vamos buscar os outros; em 2025 foi o caso de 0,4% das entregas.</p>`,
  },
  'Do you repair or match old tiles?': {
    name: 'Restauram ou reproduzem azulejos antigos?',
    description: `<p>Sim. Envie um caco com pelo menos três centímetros. A nossa
<a href="/concern/salgado-tile-works">fábrica de azulejos</a> faz uma réplica em seis semanas, a partir de 40 azulejos.</p>`,
  },
  'How do I apply when there is no opening?': {
    name: 'Como me candidato sem haver uma vaga aberta?',
    description: `<p>Use o formulário da <a href="/career">página de carreiras</a> e escolha o departamento. Respondemos a toda a gente em
três semanas e não guardamos os papéis por mais tempo do que diz a nossa
<a href="/privacy-policy">política de privacidade</a>.</p>`,
  },
};
