/** What even the sign-in page needs. The library's sheets come in their `layer` form: our own rules always win over them. */
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './foundation.css';
