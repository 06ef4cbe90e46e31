# The server with its pages: docker build --tag shoal . && docker run --publish 8700:8700 --volume shoal:/data shoal
# Every stage begins with the same Debian. It has the versions of Python and Node that the tests use.
ARG BASE=debian:trixie-slim

FROM $BASE AS pages
RUN apt-get update -qq && apt-get install --yes -qq --no-install-recommends ca-certificates nodejs npm >/dev/null
WORKDIR /shoal
COPY web/package.json web/package-lock.json web/
RUN npm ci --prefix web --no-fund --no-audit
COPY web web
COPY src src
RUN npm run build --prefix web && npm run build:site --prefix web

FROM $BASE AS engine
RUN apt-get update -qq \
  && apt-get install --yes -qq --no-install-recommends ca-certificates gcc libc6-dev python3-dev python3-venv >/dev/null
WORKDIR /shoal
COPY requirements requirements
ARG REQUIREMENTS=s3
RUN python3 -m venv /build && /build/bin/pip install --quiet --no-cache-dir --require-hashes --requirement requirements/dev.txt
RUN python3 -m venv /opt/shoal \
  && for name in $REQUIREMENTS; do \
    /opt/shoal/bin/pip install --quiet --no-cache-dir --no-compile --require-hashes --requirement "requirements/$name.txt" || exit 1; \
  done
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY --from=pages /shoal/src src
# A fixed time in files, and compiled Python that does not look at times, so that two builds give the same bytes.
ENV SOURCE_DATE_EPOCH=1767225600
ARG SHOAL_OPTIMIZE=3
RUN HATCH_BUILD_HOOKS_ENABLE=1 SHOAL_OPTIMIZE=$SHOAL_OPTIMIZE /build/bin/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist . \
  && /opt/shoal/bin/pip install --quiet --no-cache-dir --no-compile --no-deps --no-index dist/*.whl \
  && /opt/shoal/bin/pip uninstall --quiet --yes pip \
  && python3 -m compileall -q -f --invalidation-mode unchecked-hash /opt/shoal \
  && find /opt/shoal -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +

FROM $BASE
RUN apt-get update -qq \
  && apt-get install --yes -qq --no-install-recommends ca-certificates python3 >/dev/null \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/cache/ldconfig/aux-cache /var/log/apt /var/log/dpkg.log \
     /var/log/alternatives.log \
  && useradd --uid 10001 --no-log-init --home-dir /data --no-create-home --shell /usr/sbin/nologin shoal \
  && mkdir /data && chown shoal:shoal /data
COPY --from=engine /opt/shoal /opt/shoal
ENV PATH=/opt/shoal/bin:$PATH SHOAL_DATA=/data SHOAL_BUILD=compiled PYTHONDONTWRITEBYTECODE=1
USER 10001
VOLUME /data
EXPOSE 8700
HEALTHCHECK --start-period=20s --timeout=5s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8700/readyz', timeout=4)"]
CMD ["shoal", "serve", "--host", "0.0.0.0"]
