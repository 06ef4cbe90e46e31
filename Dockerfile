# The server with its pages: docker build --tag shoal . && docker run --publish 8700:8700 --volume shoal:/data shoal
FROM node:20-trixie-slim AS pages
WORKDIR /shoal
COPY web/package.json web/package-lock.json web/
RUN npm ci --prefix web --no-fund --no-audit
COPY web web
COPY src src
RUN npm run build --prefix web && npm run build:site --prefix web

FROM python:3.13-slim-trixie AS engine
RUN apt-get update -qq && apt-get install --yes -qq gcc libc6-dev >/dev/null
WORKDIR /shoal
COPY requirements requirements
RUN python -m venv /build && /build/bin/pip install --quiet --require-hashes --requirement requirements/dev.txt
RUN python -m venv /opt/shoal && /opt/shoal/bin/pip install --quiet --require-hashes --requirement requirements/server.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY --from=pages /shoal/src src
RUN HATCH_BUILD_HOOKS_ENABLE=1 /build/bin/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist . \
  && /opt/shoal/bin/pip install --quiet --no-deps --no-index dist/*.whl

FROM python:3.13-slim-trixie
COPY --from=engine /opt/shoal /opt/shoal
RUN useradd --create-home shoal && mkdir /data && chown shoal /data
USER shoal
ENV PATH=/opt/shoal/bin:$PATH SHOAL_DATA=/data
VOLUME /data
EXPOSE 8700
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8700/readyz')"]
CMD ["shoal", "serve", "--host", "0.0.0.0"]
