import { retention } from '#contract/retention.ts';

const { applicationMonths, talentPoolMonths, messageMonths, unconfirmedDays, unsubscribedDays, addressDays } =
  retention;

export const privacyPolicy = `<h2>Política de privacidade</h2>
<p>Esta página diz em palavras simples que dados seus guardamos quando visita este site ou nos escreve, porquê e durante
quanto tempo. O responsável pelo tratamento é o Alvorim Group, Rua da Doca Velha 118, 4450-000 Matosinhos, Portugal.</p>
<h3>O que guardamos e durante quanto tempo</h3>
<ul>
<li><strong>Visitas.</strong> Contamos quantas vezes cada página é lida por dia e nada guardamos sobre quem a leu. O seu
endereço IP é necessário para lhe responder e para nos defendermos de abusos; quando chega a ser registado, é apagado ao fim de
<strong>${addressDays} dias</strong>.</li>
<li><strong>Mensagens.</strong> O que escreve no formulário de contacto é guardado e enviado por e-mail às pessoas que lhe
respondem. Apagamo-lo ao fim de <strong>${messageMonths} meses</strong>.</li>
<li><strong>CV.</strong> O seu CV e o que preenche ao lado só são lidos por quem vai escolher a pessoa para o lugar. Apagamo-los
<strong>${applicationMonths} meses</strong> depois do fim do prazo de candidatura; se a oferta não tiver prazo ou se a candidatura
for espontânea, ${applicationMonths} meses depois de os recebermos. Se assinalar a caixa que nos permite pensar em si para outros
lugares, são <strong>${talentPoolMonths} meses</strong>. Não é obrigatório, e pode voltar atrás em qualquer altura.</li>
<li><strong>Newsletter.</strong> Guardamos o seu endereço até cancelar a subscrição e por mais ${unsubscribedDays} dias; cada carta
traz uma ligação que o faz com um clique. Um endereço que nunca foi confirmado é apagado ao fim de
<strong>${unconfirmedDays} dias</strong>.</li>
</ul>
<p>Com o que nos envia, guardamos também que versão do aviso constava do formulário.</p>
<h3>O que não fazemos</h3>
<p>Este site não usa cookies, não identifica quem o visita e não passa nada a terceiros. Os vídeos e os mapas vêm de outros
servidores; nada é carregado de lá enquanto não iniciar o vídeo ou abrir o mapa. A partir daí valem as regras deles.</p>
<h3>Com que fundamento</h3>
<p>As mensagens e as candidaturas são guardadas para lhe responder (artigo 6.º, n.º 1, alíneas b) e f), do Regulamento Geral
sobre a Proteção de Dados), os CV para outros lugares e a newsletter porque deu o seu consentimento (artigo 6.º, n.º 1,
alínea a)) e os endereços IP porque um site tem de ser defendido (artigo 6.º, n.º 1, alínea f)).</p>
<h3>Os seus direitos</h3>
<p>Pode perguntar que dados seus temos, pedir que sejam corrigidos ou apagados, levá-los consigo ou opor-se ao tratamento.
Escreva para <a href="mailto:privacy@example.com">privacy@example.com</a>; respondemos em duas semanas. Pode também apresentar
queixa à autoridade portuguesa de proteção de dados, a CNPD, em Lisboa.</p>
<p><em>Última alteração: 21 de novembro de 2026.</em></p>`;
